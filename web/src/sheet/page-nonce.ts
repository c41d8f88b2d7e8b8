/** The nonce of this page's content security policy, for a style that is outside of the theme's. */
export function pageNonce(): string {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  return nonce ?? '';
}
