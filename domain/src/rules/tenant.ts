/** The tenant of addresses without a label of their own (decisions section 5). */
export const defaultTenant = 'app';

/** A main colour, `#RRGGBB`. */
export const tenantColor = /^#[0-9A-F]{6}$/;

/** The address of a public page on this server. */
export const tenantExample = /^\/[\w-]+(?:\/[\w-]+)+$/;

/** The address of a logo, on the server that is asked. */
export const tenantLogo = /^\/[A-Za-z0-9]/;

const labelForm = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** Whether a text can be a label of a host name, in lower case: one part, without dots. */
export function isTenantLabel(text: string): boolean {
  return labelForm.test(text);
}

/**
 * The tenant that a host name asks for: its first label (document 1 section 1). An IP address, localhost and what is no
 * label ask for the default one, and so does, on the server, a label that no tenant has.
 */
export function tenantLabelOf(hostname: string): string {
  const [label = ''] = hostname.toLowerCase().split('.');
  const isAddress = /^[\d.]+$/.test(hostname) || hostname.includes(':');
  return isAddress || label === 'localhost' || !isTenantLabel(label) ? defaultTenant : label;
}
