import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../test/render-screen';
import { serveCalls } from '../../../test/serve-calls';
import { callQuery, queryClient } from '../../call/queries';
import { ScanLog } from './ScanLog';

it.each(['es', 'en'] as const)(
  'shows a scan in the zone of the user, as all times, in %s',
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
    // Whatever the zone of the device is, it is not both.
    act(() => {
      queryClient.setQueryData(
        callQuery('users.getInfo', {}).queryKey,
        (user) => user && { ...user, timezone: 'Asia/Kolkata' },
      );
    });
    expect(await screen.findByText('24/11/2026 07:03')).toBeTruthy();
  },
);
