import type { Attribute } from '../model/attribute';

/** The column of who an asset is pledged to: no record holds it, the pledges that stand do (decision 122). */
export const holderField = {
  name: 'guarantee_holder',
  label: { es: 'Tenedor de garantía', en: 'Guarantee holder' },
} satisfies Pick<Attribute, 'name' | 'label'>;
