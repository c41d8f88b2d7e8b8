import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQueryClient } from '@tanstack/react-query';
import History from 'lucide-react/icons/history';
import { useState } from 'react';
import type { QrTemplateReply } from '@huella/domain/calls/qr-templates';
import { formatDateTime } from '@huella/domain/engine/fields/date';
import type { QrType } from '@huella/domain/model/qr-types';
import type { FileRef } from '@huella/domain/model/value';
import { ConflictDialog } from '../../form/ConflictDialog';
import { LeaveGuard } from '../../form/LeaveGuard';
import { paths } from '../../paths';
import type { Place } from '../../session/context';
import { useLocale } from '../../session/model';
import { phone } from '../../theme/media';
import { gutter } from '../../theme/tokens';
import { Breadcrumb } from '../../ui/Breadcrumb';
import { PageHeader } from '../../ui/PageHeader';
import { PlainChip } from '../../ui/PlainChip';
import { StickyFooter } from '../../ui/StickyFooter';
import { WorkingButton } from '../../ui/WorkingButton';
import { actorName } from '../../words/actor-name';
import { useSay } from '../../words/use-say';
import { useKeptDraft } from './kept-draft';
import { changesOfDraft, draftOf, sentOf, withFiles, type DraftChanges } from './template-draft';
import { templateQuery } from './template-types';
import { TemplateParts } from './TemplateParts';
import { TemplatePreview } from './TemplatePreview';
import { usePictureField } from './use-picture-field';
import { isConflict, useSaveTemplate } from './use-save-template';
import { VersionsDialog } from './VersionsDialog';

export interface TemplateFormProps {
  readonly place: Place;
  readonly type: QrType;
  /** What the kind of page is called. */
  readonly name: string;
  readonly saved: QrTemplateReply;
}

const Sides = styled('div')(({ theme }) => ({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: 24,
  padding: `16px ${gutter.wide}px 24px`,
  backgroundColor: theme.palette.ground,
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 320px' },
  [phone]: { padding: `12px ${gutter.phone}px 24px` },
}));
const Beside = styled('aside')(({ theme }) => ({
  [theme.breakpoints.up('lg')]: { position: 'sticky', top: 16 },
}));

/** The form of a template, with the page that it makes beside it. */
export function TemplateForm({ place, type, name, saved }: TemplateFormProps) {
  const { say } = useSay('qrTemplates');
  const kept = useKeptDraft(`${type}-${String(place.boxId)}-${String(place.assetType)}`);
  const [draft, setDraft] = useState(() => kept.draft ?? draftOf(saved));
  const [isLeaving, setLeaving] = useState(false);
  const hold = (files: readonly FileRef[]) => {
    setDraft((before) => withFiles(before, files));
  };
  // What comes in while another part is open is there, too.
  usePictureField(draft, hold);
  const waiting = draft.underway.length;
  const changes = useUnsaved(saved, changesOfDraft(draftOf(saved), draft));
  const save = useSaveTemplate({ place, type, saved }, (isSaved) => {
    if (!isSaved) kept.keep(draft);
    setLeaving(true);
  });
  return (
    <>
      <FormHead place={place} type={type} name={name} saved={saved} />
      <Sides>
        <TemplateParts saved={saved} draft={draft} onChange={setDraft} onFiles={hold} />
        <Beside aria-label={say('qrTemplates:preview')}>
          <TemplatePreview place={place} type={type} saved={saved} draft={draft} />
        </Beside>
      </Sides>
      <StickyFooter
        column="none"
        start={
          <Button href={paths.qrTemplates} disabled={save.isPending}>
            {say('qrTemplates:cancel')}
          </Button>
        }
        note={
          <span aria-live="polite">
            {waiting > 0
              ? say('qrTemplates:imagesUnderway', { count: waiting })
              : changes.length > 0 && say('qrTemplates:unsaved', { count: changes.length })}
          </span>
        }
        end={
          <WorkingButton
            variant="contained"
            working={save.isPending}
            disabled={changes.length === 0 || waiting > 0}
            onClick={() => {
              save.mutate(sentOf(draft));
            }}
          >
            {saved.pages === 0 ? say('qrTemplates:save') : say('qrTemplates:saveFor', { count: saved.pages })}
          </WorkingButton>
        }
      />
      <LeaveGuard unsaved={isLeaving ? [] : changes} />
      <Conflict place={place} type={type} name={name} open={isConflict(save.error)} onDone={save.reset} />
    </>
  );
}

/** What was changed, in words: attributes by their names, the rest by the part of the page. */
function useUnsaved({ attributes }: QrTemplateReply, changes: DraftChanges): readonly string[] {
  const { say, word } = useSay('qrTemplates');
  const labels = attributes
    .filter(({ name }) => changes.fields.includes(name))
    .map(({ data }) => word(data.label));
  return [
    ...labels,
    ...(changes.isReordered ? [say('qrTemplates:order')] : []),
    ...(changes.isSaidOtherwise ? [say('qrTemplates:tabTexts')] : []),
    ...(changes.isShownOtherwise ? [say('qrTemplates:tabImages')] : []),
  ];
}

function FormHead({ place, type, name, saved }: TemplateFormProps) {
  const { say } = useSay('qrTemplates');
  const { zone } = useLocale();
  const [isOpen, setOpen] = useState(false);
  const { version, updated, pages } = saved;
  const changed =
    updated === null
      ? []
      : [
          say('qrTemplates:changed', {
            by: actorName(updated.by, say),
            day: formatDateTime(updated.at, zone).split(' ')[0] ?? '',
          }),
        ];
  return (
    <>
      <PageHeader
        above={
          <Breadcrumb
            crumbs={[{ label: say('qrTemplates:title'), href: paths.qrTemplates }, { label: name }]}
          />
        }
        title={name}
        beside={
          <PlainChip>
            {version === 0 ? say('qrTemplates:neverChanged') : say('qrTemplates:version', { version })}
          </PlainChip>
        }
        subtitle={[say('qrTemplates:pages', { count: pages }), ...changed].join(' · ')}
        actions={
          version > 0 && (
            <Button
              variant="outlined"
              startIcon={<History size={16} />}
              onClick={() => {
                setOpen(true);
              }}
            >
              {say('qrTemplates:versions')}
            </Button>
          )
        }
      />
      {isOpen && (
        <VersionsDialog
          place={place}
          type={type}
          version={version}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </>
  );
}

interface ConflictProps {
  readonly place: Place;
  readonly type: QrType;
  readonly name: string;
  readonly open: boolean;
  readonly onDone: () => void;
}

/** Somebody else saved first: offers what they saved. */
function Conflict({ place, type, name, open, onDone }: ConflictProps) {
  const client = useQueryClient();
  const [isLoading, setLoading] = useState(false);
  const load = async () => {
    setLoading(true);
    await client.refetchQueries({ queryKey: templateQuery(type, place.boxId, place.assetType).queryKey });
    setLoading(false);
    onDone();
  };
  return (
    <ConflictDialog open={open} label={name} working={isLoading} onLoad={() => void load()} onStay={onDone} />
  );
}
