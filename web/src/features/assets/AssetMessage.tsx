import Button from '@mui/material/Button';
import { lazy, Suspense, type ReactNode } from 'react';
import type { SavedObject } from '@huella/domain/calls/objects';
import type { AssetType } from '@huella/domain/model/asset-type';
import { listAddress } from '../../form/back-to-list';
import { capital } from '../../form/capital';
import { useMissingRight } from '../../list/use-missing-right';
import type { Place } from '../../session/context';
import { FetchErrorPage, isNotFound, MessagePage } from '../../shell/MessagePage';
import { usePageTitle } from '../../shell/page-title';
import { useSay } from '../../words/use-say';
import { assetAddress } from './asset-address';
import { BadAddress } from './BadAddress';
import { Elsewhere } from './Elsewhere';

/** Few ask for what has gone: it comes when somebody does. */
const WentAway = lazy(async () => ({ default: (await import('../past/WentAway')).WentAway }));

/** Why there is a message in place of the form or sheet of an asset. */
type Reason =
  /** In establishments of some kinds nothing of the type is registered: it arrives from others. */
  | { readonly why: 'notHere' }
  | { readonly why: 'noAdd' }
  /** The right to edit is missing; the asset can still be seen. */
  | { readonly why: 'noEdit'; readonly pk: number }
  | { readonly why: 'notFetched'; readonly pk: number; readonly error: Error; readonly onRetry: () => void }
  /** What the address says is no id. */
  | { readonly why: 'badAddress' }
  /**
   * The asset is in another establishment than the one worked in, or is of another type: a relative of another
   * record, or an address that somebody shared.
   */
  | { readonly why: 'elsewhere'; readonly asset: SavedObject };

export type AssetMessageProps = Reason & { readonly place: Place; readonly model: AssetType };

/** A message in place of the form or sheet of an asset, with the ways on. */
export function AssetMessage(props: AssetMessageProps) {
  const { place, model } = props;
  const { say, word } = useSay('form');
  const nouns = word(model.noun.many);
  const slots = { nouns, place: place.boxName };
  const sayMissing = useMissingRight();
  const at = { name: place.boxName, company: place.companyName };
  const page = capital(word(model.noun.one));
  usePageTitle(page);
  const toList = (
    <Button size="small" href={listAddress()}>
      {say('form:toList', { nouns })}
    </Button>
  );
  const forbidden = (title: string, text: string, alsoTo?: ReactNode) => {
    const actions = (
      <>
        {toList}
        {alsoTo}
      </>
    );
    return <MessagePage page={page} kind="forbidden" title={title} text={text} actions={actions} />;
  };
  switch (props.why) {
    case 'notHere':
      return forbidden(say('form:notHere', slots), say('form:notHereText'));
    case 'noAdd':
      return forbidden(say('form:noAdd', slots), sayMissing('add', at));
    case 'noEdit': {
      const toSheet = (
        <Button size="small" href={assetAddress(props.pk)}>
          {say('form:seeSheet')}
        </Button>
      );
      return forbidden(say('form:noEdit', slots), sayMissing('edit', at), toSheet);
    }
    case 'notFetched':
      return <NotFetched {...props} page={page} toList={toList} />;
    case 'badAddress':
      return <BadAddress page={page} toList={toList} />;
    case 'elsewhere':
      return (
        <Elsewhere
          page={page}
          label={props.asset.label === '' ? `#${String(props.asset.id)}` : props.asset.label}
          box={props.asset.box}
          assetType={props.asset.assetType}
          place={place}
          toList={toList}
        />
      );
  }
}

interface NotFetchedProps {
  readonly pk: number;
  readonly error: Error;
  readonly onRetry: () => void;
  readonly place: Place;
  readonly model: AssetType;
  readonly page: string;
  readonly toList: ReactNode;
}

/** It is not there, and what became of it where somebody here knows; or it could not be fetched. */
function NotFetched({ pk, error, onRetry, place, model, page, toList }: NotFetchedProps) {
  const { say, word } = useSay('form');
  const noun = { noun: word(model.noun.one) };
  const title = say(model.gender === 'f' ? 'form:notFoundF' : 'form:notFoundM', noun);
  const missing = (
    <FetchErrorPage
      page={page}
      error={error}
      onRetry={onRetry}
      missing={{ title, text: say('form:notFoundText') }}
      failed={{ title: say('form:loadFailed'), text: say('form:loadFailedText') }}
      actions={toList}
    />
  );
  if (!isNotFound(error)) return missing;
  return (
    <Suspense fallback={null}>
      <WentAway objectType="asset" {...{ pk, place, page, toList, missing }} />
    </Suspense>
  );
}
