import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { buildField } from '@huella/domain/catalogue/assets/build-model';
import { buildLocale } from '@huella/domain/engine/fields/build-locale';
import { renderScreen } from '../../test/render-screen';
import { textWidget } from './TextWidget';

it('offers the texts that a field may hold, and keeps showing one that it may not hold any more', async () => {
  const onChange = vi.fn();
  const { Input } = textWidget;
  const { person } = await renderScreen(
    <Input
      id="field"
      field={buildField({
        name: 'standard',
        type: 'text',
        validations: { validValues: ['Euro 5', 'Euro 6'] },
      })}
      label="Norma de emisiones"
      required={false}
      disabled={false}
      hint={undefined}
      error={undefined}
      placed={[]}
      value="Euro 0"
      onChange={onChange}
      onBlur={() => undefined}
      locale={buildLocale()}
      values={{}}
    />,
  );
  const choice = screen.getByRole('combobox', { name: /Norma de emisiones/ });
  expect(choice.textContent).toBe('Euro 0');
  await person.click(choice);
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Elija…',
    'Euro 5',
    'Euro 6',
    'Euro 0',
  ]);
  await person.click(screen.getByRole('option', { name: 'Euro 6' }));
  expect(onChange).toHaveBeenCalledWith('Euro 6');
});
