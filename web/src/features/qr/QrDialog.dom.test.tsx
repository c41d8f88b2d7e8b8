import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { shortLinkOf } from '@huella/domain/engine/qr/short-links';
import { renderScreen } from '../../../test/render-screen';
import { refuse, serveCalls } from '../../../test/serve-calls';
import { queryClient } from '../../call/queries';
import { codeSvg, svgAddress } from './code-image';
import { QrDialog } from './QrDialog';

const link = 'https://huella.example/qrIdenteco/aB3-_9xYz01234567890Qw';
const clicked = vi.fn<(this: HTMLAnchorElement) => void>();

function serve(pdf: () => Response) {
  return serveCalls({
    'qr.pdf': pdf,
    'qr.shut': () => ({ fields: [] }),
    'qr.reports': () => ({ reports: [] }),
    'qr.logs': () => ({ list: [], total: 0 }),
  });
}

const dialog = (held?: string) => (
  <QrDialog codedId={4} label="KD482" link={link} held={held} typeQr="identeco" onClose={() => undefined} />
);

beforeEach(() => {
  queryClient.clear();
  clicked.mockClear();
  // A file is saved by a link, which leads nowhere here.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(clicked);
});

describe('the code of an asset', () => {
  it.each([
    ['HTTPS://HUELLA.EXAMPLE/Q/', undefined],
    ['HTTPS://HUELLA.EXAMPLE/01/09506000134352/10/L1', 'HTTPS://HUELLA.EXAMPLE/01/09506000134352/10/L1'],
  ])('holds an address that begins with %s, and shows that of the page', async (_begins, held) => {
    serve(() => new Response('%PDF-'));
    await renderScreen(dialog(held));
    const picture = await screen.findByRole<HTMLImageElement>('img', {
      name: `Código QR que lleva a ${link}`,
    });
    expect(picture.src).toBe(svgAddress(await codeSvg(held ?? shortLinkOf(link))));
    expect(screen.getByText(link)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Abrir la página' }).getAttribute('href')).toBe(link);
  });

  it('is saved as a PDF that the server writes', async () => {
    const made = serve(
      () =>
        new Response('%PDF-', {
          headers: { 'content-disposition': 'attachment; filename="identeco-4.pdf"' },
        }),
    );
    const { person } = await renderScreen(dialog());
    await person.click(await screen.findByRole('button', { name: 'Descargar PDF' }));
    await waitFor(() => {
      expect(clicked.mock.contexts[0]?.download).toBe('identeco-4.pdf');
    });
    expect(made.find(({ name }) => name === 'qr.pdf')?.input).toMatchObject({
      params: { typeQr: 'identeco', id: '4' },
    });
  });

  it('says why there is no PDF', async () => {
    serve(() => refuse(503, 'unavailable'));
    const { person } = await renderScreen(dialog());
    await person.click(await screen.findByRole('button', { name: 'Descargar PDF' }));
    expect(await screen.findByText(/No pudimos preparar el PDF/)).toBeTruthy();
    expect(clicked).not.toHaveBeenCalled();
  });
});
