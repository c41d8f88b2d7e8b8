import { z } from 'zod';
import { tenantColor, tenantExample, tenantLogo } from '../rules/tenant';
import { defineCall } from './contract';

/** A colour theme by its main colour, `#RRGGBB`. */
const colourTheme = z.object({ main: z.string().regex(tenantColor) });

/** The looks of the product by the host that is asked (document 1 sections 1, 3 and 7). */
export const tenantCalls = {
  'tenants.theme': defineCall({
    method: 'GET',
    path: '/tenants/gettheme/:tenant',
    access: { who: 'anyone' },
    tag: 'tenants',
    summary: 'Name, colours and logo of a tenant; of a label that no tenant has, those of the default one',
    params: z.object({ tenant: z.string() }),
    reply: z
      .object({
        /** Of the tenant that is answered, whatever was asked for. */
        label: z.string(),
        name: z.string(),
        theme: z.object({ greenTheme: colourTheme, blueTheme: colourTheme }),
        /** The address of its picture on this server; null for the product's own mark. */
        logo: z.string().regex(tenantLogo).nullable(),
        /** The only chains that its top bar shows; null for every one. */
        chains: z.array(z.number()).nullable(),
        /** The address of a public page of the demo data on this server, for visitors; null where there is none. */
        example: z.string().regex(tenantExample).nullable(),
      })
      .meta({ id: 'TenantTheme' }),
  }),
};

/** The tenant where something is asked for. One that does not exist counts as the default one. */
export const askedTenant = z.string().optional();

/** A tenant may show fewer chains; it never shows more than the user's. */
export const atTenant = z.object({ tenant: askedTenant }).optional();
