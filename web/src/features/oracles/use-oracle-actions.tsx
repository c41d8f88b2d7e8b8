import { useCallback, useState, type ReactNode } from 'react';
import type { Oracle, OracleAsset } from '@huella/domain/calls/oracles';
import { addressOf } from '../../address';
import type { RowAction } from '../../list/row-links';
import { paths } from '../../paths';
import type { Place } from '../../session/context';
import { useReadOnlyReason } from '../../shell/use-read-only-reason';
import { useSay } from '../../words/use-say';
import { LinkDialog } from './LinkDialog';
import { UnlinkDialog } from './UnlinkDialog';

export interface OracleActions {
  readonly of: (row: OracleAsset) => readonly RowAction[];
  readonly dialogs: ReactNode;
}

/** What can be done with the link of an asset, by its status (document 3 section 5). */
export function useOracleActions(place: Place, oracles: readonly Oracle[]): OracleActions {
  const { say } = useSay('oracles');
  const [linked, setLinked] = useState<OracleAsset | null>(null);
  const [unlinked, setUnlinked] = useState<OracleAsset | null>(null);
  const readOnly = useReadOnlyReason(place) ?? undefined;
  const refused = readOnly ?? (oracles.length > 0 ? undefined : say('oracles:noOracles'));
  const of = useCallback(
    (row: OracleAsset): readonly RowAction[] => [
      {
        key: 'open',
        label: say('oracles:open'),
        href: addressOf(paths.assetEdit, { pk: row.id, mode: 'view' }),
      },
      ...(row.selectable && place.can('ASSET_EDIT')
        ? [
            {
              key: 'link',
              label: say(row.link === null ? 'oracles:link' : 'oracles:change'),
              onClick: () => setLinked(row),
              refused,
            },
            ...(row.link === null
              ? []
              : [
                  {
                    key: 'unlink',
                    label: say('oracles:unlink'),
                    onClick: () => setUnlinked(row),
                    refused: readOnly,
                  },
                ]),
          ]
        : []),
    ],
    [say, place, refused, readOnly],
  );
  const dialogs = (
    <>
      {linked !== null && (
        <LinkDialog
          key={linked.id}
          asset={linked}
          place={place}
          oracles={oracles}
          onClose={() => setLinked(null)}
        />
      )}
      <UnlinkDialog asset={unlinked} place={place} onClose={() => setUnlinked(null)} />
    </>
  );
  return { of, dialogs };
}
