/** As much of Lit as the page uses; its own types do not come with it. */
declare module 'lit' {
  export const html: (strings: TemplateStringsArray, ...values: unknown[]) => object;
  export const svg: typeof html;
  export const nothing: symbol;
  export class LitElement extends HTMLElement {
    static properties: object;
    readonly updateComplete: Promise<boolean>;
    connectedCallback(): void;
    disconnectedCallback(): void;
    createRenderRoot(): HTMLElement | DocumentFragment;
    requestUpdate(): void;
    addController(controller: {hostConnected(): void}): void;
    render(): unknown;
  }
}
declare module 'lit/directives/keyed.js' {
  export const keyed: (key: unknown, value: unknown) => object;
}
