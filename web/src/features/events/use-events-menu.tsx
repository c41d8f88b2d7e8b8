import { useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import type { EventModel } from '@huella/domain/model/event-model';
import type { Address } from '../../address';
import { ActionsPopup } from '../../list/ActionsPopup';
import type { PickedAsset } from '../../list/chosen-assets';
import type { ListSubject } from '../../list/list-subject';
import type { RowAction } from '../../list/row-links';
import { paths } from '../../paths';
import { NamedIcon } from '../../shell/NamedIcon';
import { startSession } from '../../wizard/wizard-session';
import { useSay } from '../../words/use-say';
import { offeredEvents } from './event-choice';
import { eventWizard, type EventStep } from './event-wizard';
import { useEventFit } from './use-event-fit';
import { useFitWords } from './use-fit-words';

type MenuSubject = Pick<ListSubject, 'place' | 'model' | 'of'>;

export interface EventsMenu {
  /** Whether anything can be recorded on an asset of the place at all. */
  readonly isOffered: boolean;
  readonly isOpen: boolean;
  /** Opens the menu of what can be recorded on an asset, at what was pressed. */
  readonly open: (asset: PickedAsset, anchor: HTMLElement) => void;
  readonly menu: ReactNode;
}

interface EventsMenuOptions {
  readonly subject: MenuSubject;
  /** Where the wizard leads back to. */
  readonly from: () => Address;
  /** Only what the model shows in the asset list's row menu (document 1 section 3, inAssetList). */
  readonly isOfList?: boolean;
}

interface Opened {
  readonly asset: PickedAsset;
  readonly anchor: HTMLElement;
}

/** The events of one asset behind a button: asked of the server once it is pressed. */
export function useEventsMenu({ subject, from, isOfList = false }: EventsMenuOptions): EventsMenu {
  const [opened, setOpened] = useState<Opened | null>(null);
  const { place, model, of } = subject;
  const events = useMemo(
    () =>
      offeredEvents(model, place, { count: 1, isTransferred: of === 'transferred' }).filter(
        ({ inAssetList }) => inAssetList || !isOfList,
      ),
    [model, place, of, isOfList],
  );
  const open = useCallback((asset: PickedAsset, anchor: HTMLElement) => {
    setOpened({ asset, anchor });
  }, []);
  const close = () => {
    // The menu before may have closed only now: what it gave the focus back to is what opened both.
    opened?.anchor.focus();
    setOpened(null);
  };
  return {
    isOffered: events.length > 0,
    isOpen: opened !== null,
    open,
    menu: opened !== null && <Events {...{ subject, from, events }} {...opened} onClose={close} />,
  };
}

interface EventsProps extends Opened, Omit<EventsMenuOptions, 'isOfList'> {
  readonly events: readonly EventModel[];
  readonly onClose: () => void;
}

/** Each event that is offered: one that the asset does not take says why, one that it took before it ended until when. */
function Events({ subject, asset, anchor, from, events, onClose }: EventsProps) {
  const { say, word } = useSay('events');
  const { fits, isWaiting } = useEventFit(subject, { picked: [asset], filters: [], count: 1, lot: null });
  const wordsOf = useFitWords();
  const record = useRecord(subject, asset, from);
  const actions = events.map((event): RowAction => {
    const { text, isRefused } = wordsOf(fits.get(event.eventType));
    return {
      key: String(event.eventType),
      label: word(event.name),
      icon: <NamedIcon name={event.icon ?? ''} />,
      ...(isRefused ? { refused: text ?? '' } : { note: text }),
      onClick: () => {
        record(event);
      },
    };
  });
  return (
    <ActionsPopup
      name={say('events:menuOf', { label: asset[1] })}
      anchor={anchor}
      actions={actions}
      waiting={isWaiting ? say('events:fitWaiting') : undefined}
      onClose={onClose}
    />
  );
}

/** Begins the wizard with asset and event: it opens where the first thing is left to say. */
function useRecord({ place, of }: MenuSubject, asset: PickedAsset, from: () => Address) {
  const navigate = useNavigate();
  return ({ eventType, transforms, intake }: EventModel) => {
    // What goes in may be more than the one.
    const step: EventStep = transforms === undefined && intake === undefined ? 'data' : 'assets';
    const one = { picked: [asset], count: 1, event: eventType, isTransferred: of === 'transferred' };
    const v = startSession(eventWizard, place, from(), one, step);
    void navigate({ to: paths.eventNew, search: { v, step } });
  };
}
