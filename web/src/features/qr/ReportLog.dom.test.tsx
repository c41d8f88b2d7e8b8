import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../test/render-screen';
import { serveCalls } from '../../../test/serve-calls';
import { ReportLog } from './ReportLog';

const hostile = '<img src=x onerror=alert(1)>';

it('shows what people said of a page, in their words, and where they may be answered', async () => {
  const reports = [
    { created_at: '2026-11-24T01:33:20.000Z', text: hostile, contact: 'ana@casa.example' },
    { created_at: '2026-11-23T01:33:20.000Z', text: 'El color no es ese.', contact: null },
  ];
  serveCalls({ 'qr.reports': () => ({ reports }) });
  await renderScreen(<ReportLog codedId={4} typeQr="identeco" />, { language: 'es' });
  expect((await screen.findAllByText('2 avisos de quienes la vieron')).length).toBeGreaterThan(0);
  expect(screen.getByText(hostile)).toBeTruthy();
  expect(screen.getByText('23/11/2026 22:33')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'ana@casa.example' }).getAttribute('href')).toBe(
    'mailto:ana%40casa.example',
  );
  expect(screen.getAllByRole('link')).toHaveLength(1);
});
