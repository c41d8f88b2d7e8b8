import { tenantLabelOf } from '@huella/domain/rules/tenant';

/** The label that this host asks for. The server decides whether there is such a tenant. */
export function tenantLabel(): string {
  return tenantLabelOf(window.location.hostname);
}
