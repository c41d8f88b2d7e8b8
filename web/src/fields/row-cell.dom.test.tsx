import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { malt } from '@huella/domain/catalogue/assets/malt';
import { renderScreen } from '../../test/render-screen';
import { serveCalls } from '../../test/serve-calls';
import { TypedCell } from './RowCell';

const cells = malt.events.flatMap(({ fields }) => fields).find(({ name }) => name === 'grain_inputs')?.list;
const [identifier] = cells?.fields ?? [];
const locale = { language: 'es', today: '2026-11-21', zone: 'UTC' } as const;
const [onSave, onCancel] = [vi.fn(), vi.fn()];

function Cell() {
  const [text, setText] = useState('');
  if (identifier === undefined) throw new Error('the model asks for no grain');
  const acts = { onSave, onCancel, onType: setText, onLeave: () => undefined };
  return <TypedCell id="cell" field={identifier} text={text} fault={undefined} locale={locale} {...acts} />;
}

describe('a cell whose field has proposals', () => {
  it('offers them; the keys are of their list while it is open, and of the row after that', async () => {
    serveCalls({
      'autocomplete.propose': () => [
        { id: '1', value: 'CE-0042', autocomplete_module_replace_fields: [] },
        { id: '2', value: 'CE-0043', autocomplete_module_replace_fields: [] },
      ],
    });
    const { person } = await renderScreen(<Cell />);
    const cell = screen.getByRole<HTMLInputElement>('combobox', { name: /Identificador/ });
    await person.type(cell, 'ce');
    await screen.findByRole('option', { name: 'CE-0043' });
    await person.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(cell.value).toBe('CE-0043');
    expect(onSave).not.toHaveBeenCalled();
    await person.keyboard('{Enter}');
    expect(onSave).toHaveBeenCalledOnce();
    await person.keyboard('{Escape}');
    expect(onCancel).toHaveBeenCalledOnce();
  });
});
