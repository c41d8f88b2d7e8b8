import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fillIn } from '../../../test/fill-in';
import { renderScreen } from '../../../test/render-screen';
import { serveCalls } from '../../../test/serve-calls';
import { paths } from '../../paths';
import { StartCompanyPage } from './StartCompanyPage';

const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const group = (name: RegExp) => screen.getByRole('radiogroup', { name });
const titles = (name: RegExp) =>
  within(group(name))
    .getAllByRole<HTMLInputElement>('radio')
    .map(({ value }) => value);

describe('the page of the first company', () => {
  it('asks for what has to be said and says where the rest is', async () => {
    serveCalls({});
    await renderScreen(<StartCompanyPage />);
    await screen.findByRole('heading', { level: 1, name: 'Su empresa' });
    expect(screen.getAllByRole('textbox')).toEqual([box(/^Nombre de la empresa/)]);
    const later = screen.getByRole('complementary', { name: 'Completar más tarde' });
    expect(later.textContent).toContain('«Empresas»');
    screen.getByText('El rubro y el rol no se cambian después.');
    // No second stepper, and nothing that leaves but the way back.
    expect(screen.queryByRole('navigation', { name: 'Pasos' })).toBeNull();
    expect(screen.queryByText(/Paso 1 de/)).toBeNull();
  });

  it('explains each choice in a sentence, and proposes the country where its user is', async () => {
    serveCalls({});
    const { person } = await renderScreen(<StartCompanyPage />);
    await screen.findByRole('heading', { level: 1, name: 'Su empresa' });
    for (const card of within(group(/^Rubro/)).getAllByRole('radio'))
      expect(card.closest('label')?.textContent.length).toBeGreaterThan(25);
    await person.click(within(group(/^Rubro/)).getByRole('radio', { name: /^Ganadería/ }));
    expect(screen.getByRole('combobox', { name: /^País/ }).textContent).toBe('Argentina');
    expect(titles(/^Rol/)).toEqual(['Productor', 'Industria', 'Comercializador']);
    box(/^CUIT/);
    // Another chain works in one country alone, which is not that of the user.
    await person.click(within(group(/^Rubro/)).getByRole('radio', { name: /^Grano y malta/ }));
    expect(screen.getByRole('combobox', { name: /^País/ }).textContent).toBe('Bélgica');
    expect(screen.queryByRole('textbox', { name: /^CUIT/ })).toBeNull();
  });

  it('goes back a page without a question, and has what was typed when one returns', async () => {
    serveCalls({});
    const first = await renderScreen(<StartCompanyPage />);
    await screen.findByRole('heading', { level: 1, name: 'Su empresa' });
    await fillIn(first.person, box(/^Nombre de la empresa/), 'Los Teros');
    await first.person.click(screen.getByRole('button', { name: 'Atrás' }));
    await waitFor(() => expect(first.router.state.location.pathname).toBe(paths.startUser));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    first.unmount();
    await renderScreen(<StartCompanyPage />);
    await screen.findByText('Recuperamos lo que había escrito.');
    expect(box(/^Nombre de la empresa/).value).toBe('Los Teros');
  });
});
