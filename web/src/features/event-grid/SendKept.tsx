import { useState } from 'react';
import { useSearch } from '@tanstack/react-router';
import type { AssetType } from '@huella/domain/model/asset-type';
import { queryClient } from '../../call/queries';
import { modelsQuery } from '../../session/models-query';
import { useUser } from '../../session/session';
import { useAgainLater } from '../../shell/use-again-later';
import { useConnection } from '../../shell/use-connection';
import { useWhenReached } from '../../shell/use-when-reached';
import { formatCount } from '../../ui/format-count';
import { useToasts } from '../../ui/Toasts';
import { useSay } from '../../words/use-say';
import { listGrids } from './kept-grids';
import { sendKept, type Tell } from './send-kept';

/**
 * Sends what waits on this device, whatever screen is open, as soon as the server is reached: once, by the key of its submit.
 * What is open in its own wizard is sent from there.
 */
export function SendKept(): null {
  const { id: userId } = useUser();
  const { v: open } = useSearch({ strict: false });
  const { isLost } = useConnection();
  const tell = useTelling();
  const [tries, setTries] = useState(0);
  const sendAll = async () => {
    const others = listGrids(userId).filter(({ id }) => id !== open);
    const left = await Promise.all(others.map((grid) => sendKept(grid, tell)));
    setTries(left.includes(true) ? tries + 1 : 0);
  };
  useWhenReached(() => void sendAll());
  useAgainLater(tries, isLost, () => void sendAll());
  return null;
}

/** Says what became of a kept grid, in the words of its own place. */
function useTelling(): Tell {
  const { say, word, language } = useSay('eventGrid');
  const { show } = useToasts();
  return async ({ session }, count, isSent) => {
    const models = await queryClient.query(modelsQuery(session.boxId)).catch(() => []);
    // The server sends the literals of the registry.
    const model = models.find(({ id }) => id === session.assetType) as unknown as AssetType | undefined;
    const event = model?.events.find(({ eventType }) => eventType === session.answers.event);
    if (model === undefined || event === undefined) return; // the list of events says it
    const noun = word(count === 1 ? model.noun.one : model.noun.many);
    const slots = { event: word(event.name), figure: formatCount(count, language), noun };
    if (isSent) show({ tone: 'ok', text: say('eventGrid:keptSent', slots) });
    else show({ tone: 'danger', text: say('eventGrid:keptRefused', { event: slots.event }) });
  };
}
