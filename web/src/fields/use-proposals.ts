import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Field } from '@huella/domain/model/field';
import type { ProposedValue } from '@huella/domain/calls/autocomplete';
import { foldKey } from '@huella/domain/fold';
import { callQuery } from '../call/queries';
import { usePlace } from '../session/context';
import { useFormAbout } from './form-about';

/** Proposals follow what is typed once nothing more is typed for so long, in milliseconds. */
const quietMs = 250;

/** Characters before a field proposes anything (document 2 section 5). */
export function leastCharacters(field: Field): number {
  return field.proposals?.minCharacters ?? 4;
}

const bare = (text: string) => foldKey(text).replaceAll(' ', '');

/** Whether a proposal goes with a text: tags are stored without the blanks that they are printed with. */
export function goesWith(proposal: string, text: string): boolean {
  return bare(proposal).includes(bare(text));
}

export interface ProposalsState {
  /** Undefined while none were asked for, or before the first came. */
  readonly found: readonly ProposedValue[] | undefined;
  readonly isAsking: boolean;
  readonly hasFailed: boolean;
}

/** What the server proposes for a text, while the list is open. */
export function useProposals(field: Field, text: string, isOpen: boolean): ProposalsState {
  const place = usePlace();
  const { eventType } = useFormAbout();
  const value = useQuietText(text.trim());
  const isAsked = isOpen && place !== null && value.length >= leastCharacters(field);
  const { data, isFetching, isError } = useQuery({
    ...callQuery('autocomplete.propose', {
      params: {
        fieldId: field.name,
        entityMode: 'asset',
        pkObjectType: String(place?.assetType ?? 0),
        fieldOf: field.name,
        fieldName: field.name,
      },
      query: {
        boxId: String(place?.boxId ?? 0),
        value,
        ...(eventType !== null && { eventType: String(eventType) }),
      },
    }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    // Nobody waits for proposals: what failed is noted quietly and asked again with the next letter.
    retry: false,
  });
  return {
    // While the answer for what was just typed is on its way, what is shown goes with it already.
    found: isAsked ? data?.filter((each) => goesWith(each.value, text)) : undefined,
    isAsking: isAsked && isFetching,
    hasFailed: isAsked && isError,
  };
}

function useQuietText(text: string): string {
  const [quiet, setQuiet] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => {
      setQuiet(text);
    }, quietMs);
    return () => {
      clearTimeout(timer);
    };
  }, [text]);
  return quiet;
}
