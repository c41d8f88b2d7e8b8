import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { canRegister } from '@huella/domain/engine/events/event-access';
import { menuOf } from '@huella/domain/rules/menu';
import { ListEmpty } from '../../list/ListStates';
import type { List } from '../../list/use-list';
import { paths } from '../../paths';
import { NamedIcon } from '../../shell/NamedIcon';
import { CopyButton } from '../../ui/CopyButton';
import { useSay } from '../../words/use-say';

/** Higher than a line of text, which it leaves as it is. */
const Beside = styled('span')({ display: 'inline-flex', margin: '-12px 0', verticalAlign: 'middle' });

export interface AssetsEmptyProps {
  readonly list: List;
  /** The ways to load something; null where the user may not. */
  readonly loading: ReactNode;
}

/** A place without assets: how to begin, who can, or, where nothing is loaded, how they arrive. */
export function AssetsEmpty({ list, loading }: AssetsEmptyProps) {
  const { say, word } = useSay('assets');
  const { model, place } = list.subject;
  const icon = <NamedIcon name={menuOf(model)[0]?.icon ?? model.icon} size={20} />;
  if (canRegister(model, place.boxSubtype)) {
    const way = loading === null ? 'assets:listEmptyWait' : 'assets:listEmptyAdd';
    return <ListEmpty list={list} icon={icon} text={say(way, { place: place.boxName })} action={loading} />;
  }
  const slots = { nouns: word(model.noun.many), place: place.boxName, alias: place.boxAlias };
  const copy = { label: say('assets:copyAlias'), doneLabel: say('assets:aliasCopied') };
  return (
    <ListEmpty
      list={list}
      icon={icon}
      text={
        <>
          {say('assets:listEmptyArrives', slots)}
          <Beside>
            <CopyButton text={place.boxAlias} {...copy} />
          </Beside>
        </>
      }
      action={
        <Button size="small" variant="contained" href={paths.transfers}>
          {say('assets:listToTransfers')}
        </Button>
      }
    />
  );
}
