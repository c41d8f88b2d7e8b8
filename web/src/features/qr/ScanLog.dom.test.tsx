import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../test/render-screen';
import { serveCalls } from '../../../test/serve-calls';
import { ScanLog } from './ScanLog';

it.each(['es', 'en'] as const)(
  'shows a scan in the zone of the user and in the format of all times, in %s',
  async (language) => {
    const scan = {
      created_at: '2026-11-24T01:33:20.000Z',
      user_agent: 'Chrome · Android',
      device: 'mobile',
      qr_log: { country_name: 'Argentina' },
    };
    serveCalls({ 'qr.logs': () => ({ list: [scan], total: 1 }) });
    await renderScreen(<ScanLog codedId={4} typeQr="identeco" />, { language });
    const time = await screen.findByText('23/11/2026 22:33');
    expect(time.getAttribute('datetime')).toBe(scan.created_at);
  },
);
