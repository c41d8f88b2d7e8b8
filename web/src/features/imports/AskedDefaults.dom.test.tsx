import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import { askedDefaults } from '@huella/domain/engine/sheets/sheet-defaults';
import { sheetFormat } from '@huella/domain/engine/sheets/sheet-format';
import type { Language } from '@huella/domain/words';
import { renderScreen } from '../../../test/render-screen';
import { place } from '../../../test/sign-in';
import { AskedDefaults } from './AskedDefaults';
import { addPurpose } from './import-purpose';
import { acceptedTexts, askedItems, type Answers } from './asked-items';

const scope = { boxSubtype: 6, companyTiers: [] };
const format = sheetFormat(cowAr, 'add', scope);
const asked = askedDefaults(format, new Set(['productive_system']), 6);

function Asked({ language }: { readonly language: Language }) {
  const [answers, setAnswers] = useState<Answers>({});
  const locale = { language, today: '2026-11-21', zone: 'UTC' };
  const items = askedItems(asked, answers, locale);
  return (
    <>
      <output>{JSON.stringify(acceptedTexts(items, locale))}</output>
      <AskedDefaults
        subject={{
          purpose: addPurpose,
          event: null,
          aim: { mode: 'add' },
          mode: 'add',
          place,
          model: cowAr,
          scope,
          format,
          areas: {},
          locale,
        }}
        items={items}
        disabled={false}
        onAnswer={(name, answer) => {
          setAnswers((before) => ({ ...before, [name]: { ...answer, language } }));
        }}
      />
    </>
  );
}

const given = () => JSON.parse(screen.getByRole('status').textContent) as Readonly<Record<string, string>>; // as written

describe('what the sheet does not have', () => {
  it.each([
    [
      'es',
      'Lo que la planilla no trae',
      'Completar Tipo de ingreso',
      'Fecha de ingreso',
      'Existencia inicial',
    ],
    ['en', 'What the spreadsheet does not have', 'Fill in Entry type', 'Entry date', 'Opening stock'],
  ] as const)('is asked in %s, and each is let go by its box', async (language, title, box, date, stock) => {
    const { person } = await renderScreen(<Asked language={language} />, { language });
    const part = within(screen.getByRole('region', { name: title }));
    expect(given()).toEqual({ entry_type: stock });
    await person.type(part.getByLabelText(new RegExp(`^${date}`)), '01072026');
    expect(given()).toMatchObject({ entry_type: stock, entry_date: expect.stringMatching(/2026/) as string });
    await person.click(part.getByRole('checkbox', { name: box }));
    expect(Object.keys(given())).toEqual(['entry_date']);
    expect(part.queryByText(stock)).toBeNull();
    await person.click(part.getByRole('checkbox', { name: box }));
    expect(given()).toMatchObject({ entry_type: stock });
  });

  it('says at once what cannot be', async () => {
    const { person } = await renderScreen(<Asked language="es" />);
    await person.type(screen.getByLabelText(/^Fecha de ingreso/), '01072999');
    expect(screen.getByLabelText(/^Fecha de ingreso/).getAttribute('aria-invalid')).toBe('true');
    expect(given()).not.toHaveProperty('entry_date');
  });
});
