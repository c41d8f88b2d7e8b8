import { useEffect, useState } from 'react';
import type { LotLink, LotRow } from '@huella/domain/calls/lots';
import { lotQrTypesOf } from '@huella/domain/engine/lots/lot-qr';
import type { QrType } from '@huella/domain/model/qr-types';
import { errorReason } from '../../list/error-reason';
import type { Place } from '../../session/context';
import { useModel } from '../../session/model';
import { ChoiceCards } from '../../ui/ChoiceCards';
import { DialogFoot } from '../../ui/DialogFoot';
import { Modal } from '../../ui/Modal';
import { Notice } from '../../ui/Notice';
import { useSay } from '../../words/use-say';
import { useQrDialog } from '../qr/use-qr-dialog';
import { useHandOut } from './lot-calls';

export interface LotCodeProps {
  /** The lot whose code is wanted; null while there is none. */
  readonly lot: LotRow | null;
  readonly place: Place;
  readonly onClose: () => void;
}

/** Names of the pages that a lot may have. */
const pageNames = {
  identeco: 'lots:identecoTrupo',
  identecoTrupo: 'lots:identecoTrupo',
  produktoTrupo: 'lots:produktoTrupo',
  blendingTrupo: 'lots:blendingTrupo',
  brewingTrupo: 'lots:brewingTrupo',
} as const satisfies Record<QrType, string>;

/** What each of them shows. */
const pageTexts = {
  identeco: 'lots:identecoTrupoText',
  identecoTrupo: 'lots:identecoTrupoText',
  produktoTrupo: 'lots:produktoTrupoText',
  blendingTrupo: 'lots:blendingTrupoText',
  brewingTrupo: 'lots:brewingTrupoText',
} as const satisfies Record<QrType, string>;

/**
 * The code of a lot: which page, the warning that a lot whose code was handed out is kept, and the code itself. The
 * server hands it out before anything of it is shown (document 2 section 6).
 */
export function LotCode({ lot, place, onClose }: LotCodeProps) {
  const code = useQrDialog();
  const show = (asked: LotRow, { type, link, code: held }: LotLink) => {
    code.open({ id: asked.id, label: asked.name, qr_link: link, typeQr: type, held });
    onClose();
  };
  return (
    <>
      {lot !== null && <Ask key={lot.id} lot={lot} place={place} onShow={show} onClose={onClose} />}
      {code.dialog}
    </>
  );
}

interface AskProps {
  readonly lot: LotRow;
  readonly place: Place;
  readonly onShow: (lot: LotRow, link: LotLink) => void;
  readonly onClose: () => void;
}

function Ask({ lot, place, onShow, onClose }: AskProps) {
  const { say } = useSay('lots', 'qr');
  const { model } = useModel(place);
  const types = lotQrTypesOf(model, place.boxSubtype);
  const [type, setType] = useState(types[0] ?? null);
  const { mutate, isPending, error } = useHandOut();
  const handOut = () => {
    mutate(lot.id, {
      onSuccess: ({ links }) => {
        const link = links.find((each) => each.type === type) ?? links[0];
        if (link !== undefined) onShow(lot, link);
      },
    });
  };
  // What was handed out before and has one page only needs no question.
  const [only] = lot.links;
  const isPlain = only !== undefined && lot.links.length === 1;
  useEffect(() => {
    if (isPlain) onShow(lot, only);
  }, [isPlain, lot, only, onShow]);
  if (isPlain) return null;
  return (
    <Modal
      open
      size={types.length > 1 ? 'base' : 'small'}
      onClose={isPending ? undefined : onClose}
      title={say('qr:title', { label: lot.name })}
      text={say(lot.qr_event ? 'lots:qrText' : 'lots:qrAsk')}
      actions={
        <DialogFoot working={isPending} onCancel={onClose} onClick={handOut}>
          {say('lots:qrShow')}
        </DialogFoot>
      }
    >
      {types.length > 1 && (
        <ChoiceCards
          label={say('qr:title', { label: lot.name })}
          value={type ?? ''}
          onChange={(next) => {
            setType(types.find((each) => each === next) ?? null);
          }}
          cards={types.map((each) => ({
            value: each,
            title: say(pageNames[each]),
            text: say(pageTexts[each]),
          }))}
        />
      )}
      {error !== null && (
        <Notice tone="danger" title={say('lots:qrFailed', { reason: errorReason(error, say) })} />
      )}
    </Modal>
  );
}
