import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { RecordModel } from '@huella/domain/model/record-model';
import type { SavedRecord } from '@huella/domain/calls/objects';
import type { Values } from '@huella/domain/model/value';
import { defaultValues } from '@huella/domain/engine/forms/defaults';
import { recordScope } from '@huella/domain/catalogue/records/record-parts';
import { allowedFields } from '@huella/domain/engine/access/field-access';
import type { Address } from '../address';
import { recordQuery } from '../call/objects';
import { useCommonOptions } from '../session/common-options';
import { useToasts } from '../ui/Toasts';
import { useSay } from '../words/use-say';
import { useSaveRecord, type RecordKind } from './record-calls';
import { RecordScreen, type RecordScreenProps } from './RecordScreen';
import { useOwnLocale } from './use-own-locale';

export interface RecordFormProps extends Pick<
  RecordScreenProps<SavedRecord, SavedRecord>,
  'title' | 'note' | 'saveLabel' | 'page' | 'propose'
> {
  readonly kind: RecordKind;
  readonly model: RecordModel;
  /** The record that is edited; null makes a new one. */
  readonly stored: SavedRecord | null;
  /** What a new record starts with, over the defaults of its model. */
  readonly start?: Values;
  /** The company of a new establishment. */
  readonly holder?: number;
  /** Where it leads once it was left, and what that is called where it is not simply back. */
  readonly backHref: Address;
  readonly backLabel?: string;
  /** A form that is walked through once: it is saved on its last step, as it is too. */
  readonly isWalk?: boolean;
  /** Called with what was saved; returns the words about it, and where to go. */
  readonly onSaved: (saved: SavedRecord) => Promise<{ readonly notice: string; readonly href: Address }>;
}

/** The form in steps of a record that no establishment holds: a company, an establishment, a user. */
export function RecordForm(props: RecordFormProps) {
  const { kind, model, stored, start, holder, isWalk } = props;
  const { say } = useSay('records', 'form');
  const navigate = useNavigate();
  const client = useQueryClient();
  const { show } = useToasts();
  const locale = useOwnLocale();
  useCommonOptions(model.attributes);
  return (
    <RecordScreen
      record={stored}
      base={useMemo(() => ({ model, scope: recordScope, locale }), [model, locale])}
      begin={() => ({
        ...defaultValues(
          allowedFields(model, 'new', recordScope),
          recordScope.boxSubtype,
          locale,
          new Date(),
        ),
        ...start,
      })}
      draftOf={{ kind, holder }}
      save={useSaveRecord(kind, holder)}
      onSaved={async (saved) => {
        const { notice, href } = await props.onSaved(saved);
        // Told where it leads to: on a slow line it would be gone before that is there.
        await navigate({ href, ignoreBlocker: true });
        show({ id: 'saved', tone: 'ok', text: notice });
      }}
      fetchNewest={({ id }) => client.query({ ...recordQuery(kind, id), staleTime: 0 })}
      title={props.title}
      note={props.note}
      back={{ href: props.backHref, label: props.backLabel ?? say('records:back') }}
      saveLabel={props.saveLabel}
      savesAtEnd={isWalk}
      savesUnchanged={isWalk}
      page={props.page}
      propose={props.propose}
    />
  );
}
