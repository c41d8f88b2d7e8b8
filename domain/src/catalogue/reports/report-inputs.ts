import { reportInputs, type ReportIndicator, type ReportInput } from '../../model/report';
import type { Words } from '../../words';

/** Inputs and indicators that several reports have. */

export const required: Words = { es: 'Campo obligatorio', en: 'Required field' };

/** The day that a report is of. */
export const dayInput: ReportInput = {
  name: reportInputs.date,
  type: 'date',
  label: { es: 'Al día', en: 'On the day' },
  defaultValue: 'today',
  validations: { mandatory: true, message: required },
};

/** Values of an attribute that assets are narrowed to; none is all of them. */
export function chosen(name: string, field: string, label: Words): ReportInput {
  return { ...{ name, type: 'multiselect', label, optionsOf: field }, asks: { field, compares: 'in' } };
}

/** Whose assets are told apart, and which of these: the groupings that a report offers. */
export function entityInputs(
  groupings: readonly ('company' | 'box' | 'depositor')[],
): readonly ReportInput[] {
  const labels = {
    company: { es: 'Empresa', en: 'Company' },
    box: { es: 'Establecimiento', en: 'Establishment' },
    depositor: { es: 'Depositante', en: 'Depositor' },
  } as const;
  return [
    {
      name: reportInputs.grouping,
      type: 'select',
      label: { es: 'Agrupar por', en: 'Group by' },
      options: groupings.map((key) => ({ key, label: labels[key] })),
      validations: { mandatory: true, message: required },
    },
    {
      name: reportInputs.selected,
      type: 'multiselect',
      label: { es: 'Entidades', en: 'Entities' },
      dependsOn: reportInputs.grouping,
      validations: {
        mandatory: true,
        message: { es: 'Elija al menos una entidad', en: 'Choose at least one entity' },
      },
    },
  ];
}

/** An indicator, with what it is in where its attribute does not say it. */
export function indicator(
  name: string,
  title: Words,
  by: ReportIndicator['by'],
  figure: ReportIndicator['figure'],
  unit?: Words,
): ReportIndicator {
  return { ...{ name, title, by, figure }, ...(unit !== undefined && { unit }) };
}
