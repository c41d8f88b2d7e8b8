import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../test/render-screen';
import { refuse, serveCalls } from '../../../test/serve-calls';
import { place } from '../../../test/sign-in';
import { queryClient } from '../../call/queries';
import { forget, searchedKey } from '../../session/kept';
import type { Found } from './options';
import { SearchButton } from './SearchButton';

const box = { id: place.boxId, name: place.boxName };
const ok = { state: 'productive', label: 'Productivo', tone: 'ok', icon: 'check' };
const found: Found = {
  assets: [
    {
      ...{ id: 5, label: 'KD482 C331 9', assetType: 33, kind: ['Vaquillona'], box, by: null },
      ...{ retired: false, state: ok },
    },
    {
      ...{ id: 6, label: 'KD611 B331 9', assetType: 33, kind: ['Novillo'], box },
      by: { name: 'Caravana electrónica', value: '032 010 004 533 319' },
      ...{ retired: true, state: ok },
    },
  ],
  lots: [{ id: 8, name: 'Tropa 3319', assetType: 33, box, counted: 24, noun: 'animales' }],
  boxes: [],
  companies: [],
  people: [{ id: 4, name: 'Ana 3319', email: 'ana@campo.test' }],
  searched: 27,
};
const none: Found = { assets: [], lots: [], boxes: [], companies: [], people: [], searched: 27 };

beforeEach(() => {
  queryClient.clear();
  forget(searchedKey);
});

async function openSearch(answer: () => Found | Response = () => found) {
  const served = serveCalls({ 'search.find': answer, 'models.all': () => [] });
  const rendered = await renderScreen(<SearchButton />);
  await rendered.person.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: 'Qué busca' });
  return { ...rendered, served, field };
}

const selected = () => screen.getByRole('option', { selected: true });

it('is opened by its key and by its button, and shut by Escape, which empties the field first', async () => {
  const { person, field } = await openSearch();
  expect(document.activeElement).toBe(field);
  await person.type(field, '331');
  await person.keyboard('{Escape}');
  expect(field).toHaveProperty('value', '');
  await person.keyboard('{Escape}');
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  const button = screen.getByRole('button', { name: /Buscar/ });
  await person.click(button);
  expect(await screen.findByRole('combobox', { name: 'Qué busca' })).toHaveProperty('value', '');
});

it('groups what it found, says how much that is, and goes through it by the arrows', async () => {
  const { person, field } = await openSearch();
  await person.type(field, '331 9');
  const records = await screen.findByRole('group', { name: 'Registros' });
  expect(within(records).getAllByRole('option')).toHaveLength(2);
  expect(within(records).getByText('Dado de baja')).toBeDefined();
  expect(screen.getByRole('group', { name: 'Lotes' }).textContent).toContain('Tropa 3319');
  expect(screen.getByRole('group', { name: 'Personas y lugares' }).textContent).toContain('ana@campo.test');
  expect(screen.getByRole('group', { name: 'Acciones' }).textContent).toContain('Trazar KD482 C331 9');
  expect(screen.getByRole('status').textContent).toContain('6 resultados');
  expect(screen.getByText('Busca en sus 27 establecimientos')).toBeDefined();
  expect(records.querySelector('mark')?.textContent).toContain('331 9');
  expect(field.getAttribute('aria-activedescendant')).toBe(selected().id);
  expect(selected().textContent).toContain('KD482 C331 9');
  await person.keyboard('{ArrowDown}{ArrowDown}');
  expect(selected().textContent).toContain('Tropa 3319');
  await person.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(selected().textContent).toContain('Trazar');
  expect(document.activeElement).toBe(field);
});

it('asks once for what is typed in one go', async () => {
  const { person, field, served } = await openSearch();
  await person.type(field, 'KD482');
  await screen.findByRole('group', { name: 'Registros' });
  expect(served.filter(({ name }) => name === 'search.find')).toHaveLength(1);
});

it('opens what Enter chooses, and offers it again while nothing is typed', async () => {
  const { person, field, router } = await openSearch();
  const navigate = vi.spyOn(router, 'navigate').mockResolvedValue();
  await person.type(field, '3319');
  await screen.findByRole('group', { name: 'Registros' });
  await person.keyboard('{Enter}');
  expect(navigate).toHaveBeenCalledWith({ href: '/assets/edit?pk=5&mode=view' });
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  await person.keyboard('{Control>}k{/Control}');
  const again = await screen.findByRole('group', { name: 'Lo último que abrió' });
  expect(again.textContent).toContain('KD482 C331 9');
});

it('finds screens and actions by their names in either language, blind to accents', async () => {
  const { person, field } = await openSearch(() => none);
  await person.type(field, 'compan');
  expect(await screen.findByRole('option', { name: /Empresas/ })).toBeDefined();
  await person.clear(field);
  await person.type(field, 'sesion');
  expect(await screen.findByRole('option', { name: /Cerrar sesión/ })).toBeDefined();
});

it('says that nothing answers, and how to look', async () => {
  const { person, field } = await openSearch(() => none);
  await person.type(field, 'zzz');
  expect(await screen.findByText('Nada responde a «zzz»')).toBeDefined();
  expect(field.getAttribute('aria-expanded')).toBe('false');
});

it('goes on with screens where the server fails', async () => {
  const { person, field } = await openSearch(() => refuse(500, 'unexpected'));
  await person.type(field, 'empresas');
  expect(await screen.findByText(/No pudimos buscar en sus registros/)).toBeDefined();
  expect(screen.getByRole('option', { name: /^Empresas/ })).toBeDefined();
});

it('stays shut while a dialog asks something', async () => {
  serveCalls({});
  const { person } = await renderScreen(
    <>
      <SearchButton />
      <div role="alertdialog" aria-label="¿Seguro?" />
    </>,
  );
  await person.keyboard('{Control>}k{/Control}');
  expect(screen.queryByRole('combobox')).toBeNull();
});
