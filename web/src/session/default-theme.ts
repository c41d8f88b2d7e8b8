import type { Calls } from '@huella/domain/calls/index';
import type { ReplyOf } from '@huella/domain/calls/contract';
import { defaultTenant } from '@huella/domain/rules/tenant';

/** The name, colours, logo and chains of the tenant whose host this is (document 1 section 3, Theme). */
export type Tenant = ReplyOf<Calls['tenants.theme']>;

/** The theme of anyone who has none, and of every host while theirs cannot be fetched (document 1 section 8). */
export const defaultTheme: Tenant = {
  label: defaultTenant,
  name: 'Huella',
  theme: { greenTheme: { main: '#17784A' }, blueTheme: { main: '#3969E8' } },
  logo: null,
  chains: null,
  example: null,
};

/** Where the browser keeps the theme of its last visit. */
export const tenantKey = 'huella.tenant';
