import Button from '@mui/material/Button';
import SearchX from 'lucide-react/icons/search-x';
import type { AssetType } from '@huella/domain/model/asset-type';
import { CallError } from '../../call/call-error';
import { listAddress } from '../../form/back-to-list';
import { errorReason } from '../../list/error-reason';

import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { useSay } from '../../words/use-say';

import { AssetFormMiddle } from './AssetFormMiddle';

export interface AssetFormNotFoundProps {
  readonly model: AssetType;
  readonly error: Error;
  readonly onRetry: () => void;
}

/** Refusals after which asking again is of no use: what is not ours looks as if it were not there. */
const isGone = (error: Error) =>
  error instanceof CallError && ['notFound', 'notAllowed', 'invalidInput'].includes(error.code);

/** Faults on our side: the words of the catalogue speak of what was typed, and here nothing was. */
const isOurs = (error: Error) => !(error instanceof CallError) || error.code === 'unexpected';

/** There is no such asset, or it could not be fetched. */
export function AssetFormNotFound({ model, error, onRetry }: AssetFormNotFoundProps) {
  const { say, word } = useSay('form');
  const toList = (
    <Button size="small" href={listAddress()}>
      {say('form:toList', { nouns: word(model.noun.many) })}
    </Button>
  );
  return (
    <AssetFormMiddle model={model}>
      {isGone(error) ? (
        <EmptyState
          kind="filtered"
          icon={<SearchX size={20} />}
          title={say(model.gender === 'f' ? 'form:notFoundF' : 'form:notFoundM', {
            noun: word(model.noun.one),
          })}
          text={say('form:notFoundText')}
          actions={toList}
        />
      ) : (
        <ErrorState
          title={say('form:loadFailed')}
          text={isOurs(error) ? say('form:loadFailedText') : errorReason(error, say)}
          onRetry={onRetry}
          action={toList}
          requestId={error instanceof CallError ? (error.requestId ?? undefined) : undefined}
        />
      )}
    </AssetFormMiddle>
  );
}
