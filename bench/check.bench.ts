import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import type { Field } from '@huella/domain/model/field';
import { checkField } from '@huella/domain/engine/fields/check-field';
import { formatField } from '@huella/domain/engine/fields/format-field';
import { isEmpty, type Locale, type Value } from '@huella/domain/model/value';
import { checkForm } from '@huella/domain/engine/forms/check-form';
import { valuesOf } from './herd-rows';
import { missedOf, report, tableOf, type Measured } from './report';

const rowCount = 10_000;
const columnCount = 25;
const rounds = 5;
const boxSubtype = 6;
const locale: Locale = { language: 'es', today: '2026-11-20', zone: 'America/Argentina/Buenos_Aires' };

/** What a sheet brings: the texts of a herd book, as its cells show them. */
const fields = columnsOf();
const rows = Array.from({ length: rowCount }, (_, row) => textsOf(row + 1));

/** The attributes that animals of the herd hold most. */
function columnsOf(): readonly Field[] {
  const held = new Map<string, number>();
  for (let row = 1; row <= 200; row += 1)
    for (const [name, value] of Object.entries(valuesOf(row)))
      if (!isEmpty(value)) held.set(name, (held.get(name) ?? 0) + 1);
  const names = [...held].sort(([, one], [, other]) => other - one).map(([name]) => name);
  const known = names.flatMap((name) => cowAr.attributes.find((each) => each.name === name) ?? []);
  return known.slice(0, columnCount);
}

function textsOf(row: number): Readonly<Record<string, string>> {
  const values = valuesOf(row);
  const textOf = (value: Value | undefined, field: Field) => formatField(field, value ?? null, locale);
  return Object.fromEntries(fields.map((field) => [field.name, textOf(values[field.name], field)]));
}

function checkEachField(): number {
  let faults = 0;
  for (const texts of rows)
    for (const field of fields) faults += checkField(field, texts[field.name], locale).issues.length;
  return faults;
}

function checkEachForm(): number {
  const scope = { boxSubtype, companyTiers: ['certified'] };
  let faults = 0;
  for (const raw of rows) {
    const { issues } = checkForm({ model: cowAr, mode: 'new', scope, locale, raw, before: {} });
    faults += issues.filter(({ level }) => level === 'error').length;
  }
  return faults;
}

/** Milliseconds of the first round, and the median of those after it. */
function measure(work: () => number): { readonly cold: number; readonly warm: number } {
  const times = Array.from({ length: rounds + 1 }, () => {
    const start = performance.now();
    if (work() > 0) throw new Error('the rows are not sound: figures over faults say nothing');
    return performance.now() - start;
  });
  const [cold = 0, ...others] = times;
  return { cold, warm: others.sort((one, other) => one - other)[Math.floor(rounds / 2)] ?? 0 };
}

if (fields.length !== columnCount) throw new Error(`only ${String(fields.length)} columns are held`);
const single = measure(checkEachField);
const whole = measure(checkEachForm);
const size = `${rowCount.toLocaleString('en')} rows of ${String(columnCount)} fields`;
const measured: readonly Measured[] = [
  { what: `${size}, each field for itself, cold`, figure: single.cold, unit: 'ms', max: 500 },
  { what: `${size}, each field for itself, warm`, figure: single.warm, unit: 'ms', max: 500 },
  { what: `${size}, as whole forms`, figure: whole.cold, unit: 'ms', max: null },
  { what: `${size}, as whole forms, warm`, figure: whole.warm, unit: 'ms', max: null },
];
report({
  title: 'Checking rows',
  about: [
    `The texts of a herd of ${rowCount.toLocaleString('en')} animals (model 33, the ${String(columnCount)} attributes that they hold most), read and checked in one thread.`,
    'Each field for itself is what a grid does while rows are typed or pasted; as whole forms is what the server does, with the rules between fields.',
    `Cold is the first round of the process, warm the median of ${String(rounds)} more.`,
  ],
  tables: [tableOf('One validator', measured)],
  missed: missedOf(measured),
});
