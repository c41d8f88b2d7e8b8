import { lazy, Suspense, useSyncExternalStore } from 'react';
import { beganFromDevice } from './session/start';
import { hasKeptGrids, listenToKept } from './features/event-grid/kept-names';
import { Shell } from './shell/Shell';

/** Only whoever has entered something row by row and not recorded it has any to send. */
const SendKept = lazy(async () => ({
  default: (await import('./features/event-grid/SendKept')).SendKept,
}));

const DeviceNotice = lazy(async () => ({
  default: (await import('./features/event-grid/DeviceNotice')).DeviceNotice,
}));

/** The frame around every screen behind the sign-in, and what goes on whichever of them is open. */
export function InsideScreen() {
  const hasKept = useSyncExternalStore(listenToKept, hasKeptGrids);
  return (
    <>
      <Shell
        notice={
          beganFromDevice() && (
            <Suspense>
              <DeviceNotice />
            </Suspense>
          )
        }
      />
      {hasKept && (
        <Suspense>
          <SendKept />
        </Suspense>
      )}
    </>
  );
}
