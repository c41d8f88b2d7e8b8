/** How a unit is written in EPCIS: what is measured, in GS1's vocabulary, and its code of UN/CEFACT Recommendation 20. */
export interface UnitCode {
  readonly type: string;
  readonly uom: string;
}

/**
 * The units of the models that both vocabularies know. What is under another unit, such as dry matter to the hectare
 * or the colour of wort, is an extension with its unit beside it.
 */
const codes: Readonly<Record<string, UnitCode>> = {
  kg: { type: 'Mass', uom: 'KGM' },
  t: { type: 'Mass', uom: 'TNE' },
  km: { type: 'Length', uom: 'KMT' },
  m: { type: 'Length', uom: 'MTR' },
  cm: { type: 'Length', uom: 'CMT' },
  mm: { type: 'Length', uom: 'MMT' },
  µm: { type: 'Length', uom: '4H' },
  ha: { type: 'Area', uom: 'HAR' },
  'm²': { type: 'Area', uom: 'MTK' },
  'm³': { type: 'Volume', uom: 'MTQ' },
  'cm³': { type: 'Volume', uom: 'CMQ' },
  hl: { type: 'Volume', uom: 'HLT' },
  l: { type: 'Volume', uom: 'LTR' },
  ml: { type: 'Volume', uom: 'MLT' },
  s: { type: 'Time', uom: 'SEC' },
  d: { type: 'Time', uom: 'DAY' },
  kW: { type: 'Power', uom: 'KWT' },
  '°C': { type: 'Temperature', uom: 'CEL' },
  mPa·s: { type: 'DynamicViscosity', uom: 'C24' },
  'mg/l': { type: 'MassConcentration', uom: 'M1' },
  'kg/m³': { type: 'Density', uom: 'KMQ' },
  'kg/d': { type: 'MassFlowRate', uom: 'F30' },
  'mg/kg': { type: 'Dimensionless', uom: 'NA' },
  'µg/kg': { type: 'Dimensionless', uom: 'J33' },
  ppm: { type: 'Dimensionless', uom: '59' },
  '%': { type: 'Dimensionless', uom: 'P1' },
};

/** The codes of a unit as models write it; null where there is none. */
export function findUnitCode(unit: string | undefined): UnitCode | null {
  return unit === undefined || !Object.hasOwn(codes, unit) ? null : (codes[unit] ?? null);
}

/** What is counted, as lineage names it: H87 is a piece (UN/CEFACT Recommendation 20). */
const counts: ReadonlySet<string> = new Set(['head', 'hide', 'piece']);

/** The code of the unit of a quantity of assets, counted or measured; null where there is none. */
export function findQuantityCode(unit: string | undefined): string | null {
  if (unit !== undefined && counts.has(unit)) return 'H87';
  return findUnitCode(unit)?.uom ?? null;
}
