import type { Option } from '../../model/field';
import { foldedFilter, indexed, shown } from '../fields/attribute-blocks';
import type { AttributeDraft } from '../fields/attribute-sets';

/** What vaccinations and treatments write of animals and of herds. */

export const lastFmdVaccine: AttributeDraft = {
  name: 'fmd_last_date',
  label: { es: 'Última vacuna aftosa', en: 'Last FMD vaccine' },
  type: 'date',
  qr: shown('date', 'health'),
};

export function vaccinesGiven(vaccines: readonly Option[]): AttributeDraft {
  return {
    name: 'vaccines_given',
    label: { es: 'Vacunas aplicadas', en: 'Vaccines given' },
    type: 'multiselectbox',
    values: vaccines,
    qr: shown('multipleCheckbox', 'health'),
  };
}

export const lastTreatment: AttributeDraft = {
  name: 'last_treatment',
  label: { es: 'Último tratamiento', en: 'Last treatment' },
  type: 'autocomplete',
  proposals: { from: { attribute: 'last_treatment' }, freeText: true },
};

export const withdrawalUntil: AttributeDraft = {
  name: 'withdrawal_until',
  label: { es: 'Retiro hasta', en: 'Withdrawal until' },
  type: 'date',
  tableFilter: foldedFilter('betweenDates'),
  summaryRules: ['MAX'],
  slot: indexed('d6'),
};
