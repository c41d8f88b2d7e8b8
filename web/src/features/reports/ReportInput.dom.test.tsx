import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ReportInputView } from '@huella/domain/calls/reports';
import type { ReportValue, ReportValues } from '@huella/domain/engine/reports/check-inputs';
import { renderScreen } from '../../../test/render-screen';
import { serveCalls } from '../../../test/serve-calls';
import { place } from '../../../test/sign-in';
import { queryClient } from '../../call/queries';
import { loadWords } from '../../words/i18n';
import { changeInput, checkForm } from './report-form';
import { ReportBoard } from './ReportBoard';
import { ReportFilters } from './ReportFilters';
import { ReportInput } from './ReportInput';
import { ReportTypes } from './ReportTypes';

const free = { mandatory: false, min: null, max: null, message: null };
const input = (type: ReportInputView['type'], change: Partial<ReportInputView> = {}): ReportInputView => ({
  ...{ name: type, type, label: `De ${type}`, options: [], dependsOn: null, defaultValue: null },
  validations: free,
  ...change,
});
const options = [
  { key: 'soja', label: 'Soja', fk: null },
  { key: 'maiz', label: 'Maíz', fk: null },
];
const report = { id: 9, name: 'Cartera', description: '', kind: 'parts' } as const;

beforeEach(async () => {
  queryClient.clear();
  await loadWords('reports', 'panel', 'list', 'issues');
});

/** An input with what was filled in of it last. */
function Filled({
  of,
  onValue,
}: {
  readonly of: ReportInputView;
  readonly onValue: (value: ReportValue) => void;
}) {
  const [values, setValues] = useState<ReportValues>({});
  const change = (value: ReportValue) => {
    onValue(value);
    setValues(changeInput([of], values, of.name, value));
  };
  const [issue] = checkForm([of], values);
  return <ReportInput input={of} values={values} issue={issue} onChange={change} />;
}

async function show(of: ReportInputView) {
  const said: ReportValue[] = [];
  const { person } = await renderScreen(<Filled of={of} onValue={(value) => said.push(value)} />);
  return { person, last: () => said.at(-1) };
}

describe('an input of a report', () => {
  it('of a text says what was typed', async () => {
    const { person, last } = await show(input('text'));
    await person.type(screen.getByRole('textbox', { name: /De text/ }), 'Rojas');
    expect(last()).toBe('Rojas');
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'Rojas');
  });

  it('of a number takes the comma for what it is', async () => {
    const { person, last } = await show(input('number'));
    const box = screen.getByRole('textbox', { name: /De number/ });
    expect(box.getAttribute('inputmode')).toBe('decimal');
    await person.type(box, '12,5');
    expect(last()).toBe('12.5');
  });

  it('of a choice offers what there is, and nothing', async () => {
    const { person, last } = await show(input('select', { options }));
    await person.click(screen.getByRole('combobox', { name: /De select/ }));
    await person.click(await screen.findByRole('option', { name: 'Maíz' }));
    expect(last()).toBe('maiz');
  });

  it('of several choices says all of them', async () => {
    const { person, last } = await show(input('multiselect', { options }));
    await person.click(screen.getByRole('button', { name: /De multiselect/ }));
    for (const { label } of options) await person.click(await screen.findByRole('option', { name: label }));
    expect(last()).toEqual(['soja', 'maiz']);
  });

  it('of a day opens a calendar', async () => {
    const { person } = await show(input('date'));
    await person.click(screen.getByRole('button', { name: /De date/ }));
    expect(await screen.findByRole('grid')).toBeTruthy();
  });
});

describe('what is wrong with an input', () => {
  const bounds = { ...free, min: 5, max: 40 };

  it.each([
    ['en', '4', /^Number to low/, /5$/],
    ['en', '41', /^Exeeding number/, /40$/],
    ['en', 'x', /^Invalid input$/, /./],
    ['es', '4', /^Número muy bajo/, /5$/],
    ['es', '41', /^Número excedido/, /40$/],
    ['es', 'x', /^Dato inválido$/, /./],
  ] as const)(
    'is said in the words of the documents, with the bound: %s %s',
    async (language, typed, says, bound) => {
      serveCalls({ 'reports.inputs': () => ({ fieldsInputs: [input('number', { validations: bounds })] }) });
      const steps = { onBack: () => undefined, onNext: () => undefined };
      const { person } = await renderScreen(
        <ReportFilters report={report} assetType={35} values={{}} {...steps} />,
        { language },
      );
      await person.type(await screen.findByRole('textbox', { name: /De number/ }), typed);
      expect(screen.queryByText(says)).toBeNull();
      await person.click(screen.getByRole('button', { name: /tablero|dashboard/ }));
      expect((await screen.findByText(says)).textContent).toMatch(bound);
    },
  );

  it('of what must be filled in is its own text', async () => {
    const validations = { ...free, mandatory: true, message: 'Elija un día' };
    serveCalls({ 'reports.inputs': () => ({ fieldsInputs: [input('text', { validations })] }) });
    const steps = { onBack: () => undefined, onNext: () => undefined };
    const { person } = await renderScreen(
      <ReportFilters report={report} assetType={35} values={{}} {...steps} />,
    );
    await person.click(await screen.findByRole('button', { name: 'Ver el tablero' }));
    expect(await screen.findByText('Elija un día')).toBeTruthy();
  });

  it.each([
    ['es', 'Dato inválido'],
    ['en', 'Invalid input'],
  ] as const)('of a type of report that is not chosen is that: %s', async (language, says) => {
    const { person } = await renderScreen(
      <ReportTypes reports={[report]} chosen={null} onNext={() => undefined} />,
      { language },
    );
    await person.click(screen.getByRole('button', { name: /Filtros|Filters/ }));
    expect(await screen.findByText(says)).toBeTruthy();
  });
});

it('a report of nothing says so, and has nothing to take along', async () => {
  const pie = { name: 'a', title: 'Toneladas', unit: 't', total: 0, values: [], worth: null };
  serveCalls({
    'reports.inputs': () => ({ fieldsInputs: [input('date', { name: 'date_at' })] }),
    'reports.board': () => ({ pies: [pie], portfolio: null }),
  });
  const steps = { onBack: () => undefined, onFilters: () => undefined };
  await renderScreen(
    <ReportBoard
      report={report}
      assetType={place.assetType}
      values={{ date_at: '2026-11-20' }}
      actions={null}
      {...steps}
    />,
  );
  expect(await screen.findByText('Nada cumple con estos filtros')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'PDF' })).toBeNull();
  // What narrows it is there, and the way back to it.
  const chips = within(screen.getByRole('list', { name: 'Filtros del reporte' }));
  expect(chips.getByRole('button', { name: 'Cambiar filtros' })).toBeTruthy();
});
