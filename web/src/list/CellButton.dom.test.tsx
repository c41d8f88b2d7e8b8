import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { AssetRow } from '@huella/domain/calls/objects';
import { buildAttribute } from '@huella/domain/catalogue/assets/build-model';
import type { Attribute } from '@huella/domain/model/attribute';
import { renderScreen } from '../../test/render-screen';
import { refuse, serveCalls } from '../../test/serve-calls';
import { keepOutOfView } from '../../test/window';
import { knownAddress } from '../address';
import { CellButton } from './CellButton';
import { cellTextOf } from './cell-text';

const locale = { language: 'es', today: '2026-11-21', zone: 'UTC' } as const;
const result = buildAttribute({
  name: 'result',
  label: { es: 'Control', en: 'Control' },
  type: 'select',
  values: [{ key: 'pass', label: { es: 'Aprobado', en: 'Pass' } }],
  buttonInGrid: true,
  colorsButton: { pass: 'ok' },
  defaultLabel: { es: 'Sin controlar', en: 'Not checked' },
});
const certificate = buildAttribute({
  name: 'certificate',
  label: { es: 'Certificado', en: 'Certificate' },
  type: 'nft_link',
  buttonInGrid: true,
});
const paper = buildAttribute({
  name: 'paper',
  label: { es: 'Acta', en: 'Record' },
  type: 'file',
  buttonInGrid: true,
});
const storageName = 'A'.repeat(22);
const file = { storageName, originalName: 'acta.pdf', publicFileURI: '/api/file/private/x' };

async function draw(column: Attribute, cell: AssetRow[string]) {
  const row: AssetRow = {
    ...{ id: 9, version: 1, label: 'DK25-004817', paused: false, paused_message: null },
    logical_deleted: false,
    asset_status_change: { state: 'here', label: 'En stock', tone: 'ok', icon: 'check' },
    qr_link: null,
    [column.name]: cell,
  };
  const links = { open: ({ id }: { readonly id: number }) => knownAddress(`/assets/edit?pk=${id}`) };
  const text = cellTextOf([row], locale);
  return await renderScreen(<CellButton {...{ column, row, text, links }} />);
}

describe('the button in a cell', () => {
  it('reads the value and leads to the record', async () => {
    await draw(result, { value: 'pass', label: 'Aprobado' });
    const button = screen.getByRole('link', { name: 'Aprobado (Control de DK25-004817)' });
    expect(button.getAttribute('href')).toBe('/assets/edit?pk=9');
  });

  it('says what is missing, and is not there where the model says nothing of that', async () => {
    const { unmount } = await draw(result, null);
    expect(screen.getByRole('link', { name: /^Sin controlar/ }).getAttribute('href')).toBe(
      '/assets/edit?pk=9',
    );
    unmount();
    const { container } = await draw(paper, null);
    expect(within(container).queryByRole('button')).toBeNull();
    expect(within(container).queryByRole('link')).toBeNull();
  });

  it('opens a page elsewhere in a tab of its own, by its site', async () => {
    await draw(certificate, 'https://www.nft.example/0x4f/17');
    const link = screen.getByRole('link', { name: /^nft\.example \(Certificado de DK25-004817\)/ });
    expect(link.getAttribute('href')).toBe('https://www.nft.example/0x4f/17');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
  });

  it('saves a paper at once, and says so where it cannot be had', async () => {
    const made = serveCalls({ 'files.read': () => refuse(404, 'notFound') });
    const { person } = await draw(paper, [file]);
    await person.click(await screen.findByRole('button', { name: 'acta.pdf (Acta de DK25-004817)' }));
    expect(await screen.findByText('No se pudo descargar acta.pdf')).toBeTruthy();
    expect(made.map(({ name }) => name)).toContain('files.read');
  });
});

describe('the pictures of a cell', () => {
  const picture = (name: string) => ({ ...file, storageName: name.repeat(22), originalName: `${name}.jpg` });
  const served = () =>
    serveCalls({
      'files.thumbnail': () => new Response('x', { headers: { 'content-type': 'image/webp' } }),
      'files.read': () => new Response('x', { headers: { 'content-type': 'image/jpeg' } }),
    });
  const countOf = (made: ReturnType<typeof served>, wanted: string) =>
    made.filter(({ name }) => name === wanted).length;

  it('are fetched small, and only the first, once the cell is in view', async () => {
    const made = served();
    const look = keepOutOfView();
    await draw(paper, [picture('A'), picture('B'), picture('C')]);
    await screen.findByRole('button', { name: 'A.jpg +2 (Acta de DK25-004817)' });
    expect(made).toEqual([]);
    act(look);
    await waitFor(() => {
      expect(made.map(({ name, input }) => [name, input])).toEqual([
        ['files.thumbnail', { params: { storageName: 'A'.repeat(22) }, query: {} }],
      ]);
    });
  });

  it('open a viewer, which walks through them and leads to the record', async () => {
    const made = served();
    const { person } = await draw(paper, [picture('A'), file]);
    await person.click(await screen.findByRole('button', { name: /^A\.jpg \+1/ }));
    const viewer = await screen.findByRole('dialog', { name: 'DK25-004817' });
    expect(within(viewer).getByText('Acta · A.jpg')).toBeTruthy();
    expect(within(viewer).getByRole('link', { name: 'Ver la ficha' }).getAttribute('href')).toBe(
      '/assets/edit?pk=9',
    );
    await waitFor(() => {
      expect(countOf(made, 'files.read')).toBe(1);
    });
    await person.keyboard('{ArrowRight}');
    expect(
      await within(viewer).findByText('acta.pdf no es una imagen: descárguelo para verlo.'),
    ).toBeTruthy();
    expect(countOf(made, 'files.read')).toBe(1);
    await person.keyboard('{Escape}');
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^A\.jpg/ }));
  });
});
