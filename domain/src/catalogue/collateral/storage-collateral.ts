import type { CollateralModel } from '../../model/collateral';

/** Grain in silo bags: tonnes left at the price of the species, less by grade and keeper, pledged by a warrant (models of 35). */
export const storageCollateral: CollateralModel = {
  assetType: 35,
  subtypes: [27, 28, 29],
  kind: 'specie',
  amount: 'tonnage_left',
  unit: 't',
  quality: 'grade',
  existence: {
    field: 'stock_provider_existence',
    confirmed: 'exists',
    others: ['unknown', 'missing'],
    gone: 'missing',
  },
  expires: 'date_expired',
  checked: 'last_inspection_date',
  pledge: {
    gives: 105,
    releases: 106,
    bars: [13, 108, 1000],
    state: 'guarantee_state',
    pledged: 'pledged',
    holder: 'holder_alias',
    holders: [29],
    loan: 'warrant_amount',
    paper: 'warrant_number',
    until: 'date_warranty_expired',
    currency: 'usd',
  },
};
