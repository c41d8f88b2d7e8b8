import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import type { ImageRow } from '@huella/domain/calls/images';
import { renderScreen } from '../../../test/render-screen';
import { serveCalls } from '../../../test/serve-calls';
import { queryClient } from '../../call/queries';
import { ImagesPage } from './ImagesPage';

const image = (at: number): ImageRow => ({
  storageName: `picture-number-${String(at).padStart(4, '0')}`,
  originalName: `foto-${String(at)}.jpg`,
  field: 'photos',
  addedAt: '2026-11-20T15:00:00.000Z',
  asset: { id: at, label: `LB-${String(at)}` },
});

/** Answers the gallery's calls; returns what it asked. */
function serve(total: number) {
  const made = serveCalls({
    'models.all': () => [{ ...cowAr, companyTiers: [] }],
    'lots.list': () => ({ list: [], total: 0 }),
    'images.list': ({ body }) => {
      const { page = 0, pageSize = 20 } = body ?? {};
      const first = page * pageSize;
      const count = Math.max(0, Math.min(pageSize, total - first));
      return { images: Array.from({ length: count }, (_, at) => image(first + at + 1)), total };
    },
    'files.thumbnail': () => new Response('x', { headers: { 'content-type': 'image/webp' } }),
    'files.read': () => new Response('x', { headers: { 'content-type': 'image/jpeg' } }),
  });
  return () => made.filter(({ name }) => name === 'images.list').map(({ input }) => input);
}

beforeEach(() => {
  queryClient.clear();
});

describe('the gallery', () => {
  it('opens a picture, walks on to the next page by the arrow keys, and leads to its asset', async () => {
    const asked = serve(21);
    const { person } = await renderScreen(<ImagesPage />, { address: '/images?page=0' });
    await person.click(await screen.findByRole('button', { name: /LB-20/ }));
    const viewer = await screen.findByRole('dialog', { name: 'LB-20' });
    expect(within(viewer).getByRole('status').textContent).toBe('20 de 21');
    await person.keyboard('{ArrowRight}');
    const last = await screen.findByRole('dialog', { name: 'LB-21' });
    expect(within(last).getByRole('status').textContent).toBe('21 de 21');
    expect(within(last).getByRole<HTMLButtonElement>('button', { name: 'Imagen siguiente' }).disabled).toBe(
      true,
    );
    expect(within(last).getByRole('link', { name: 'Ver la ficha' }).getAttribute('href')).toContain('pk=21');
    expect(asked().at(-1)).toMatchObject({ body: { page: 1, pageSize: 20 } });
    await person.keyboard('{Escape}');
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
  });

  it('is narrowed by what is typed and by the attribute, from the first page on', async () => {
    const asked = serve(21);
    const { person } = await renderScreen(<ImagesPage />, { address: '/images?page=1', language: 'en' });
    await person.type(
      await screen.findByRole('searchbox', { name: 'Search by identification, lot or text' }),
      'LB',
    );
    await waitFor(() => {
      expect(asked().at(-1)).toMatchObject({
        body: { page: 0, filters: [{ operator: 'words', value: 'LB' }] },
      });
    });
    await person.click(screen.getByRole('button', { name: /Attribute/ }));
    await person.click(await screen.findByRole('option', { name: 'Photos' }));
    await waitFor(() => {
      expect(asked().at(-1)).toMatchObject({ body: { field: 'photos' } });
    });
  });

  it.each([
    ['es', 'Todavía no hay imágenes'],
    ['en', 'No images yet'],
  ] as const)('says in %s that there are none yet', async (language, words) => {
    serve(0);
    await renderScreen(<ImagesPage />, { language, address: '/images' });
    await screen.findByText(words);
    expect(screen.queryByRole('searchbox')).toBeNull();
  });
});
