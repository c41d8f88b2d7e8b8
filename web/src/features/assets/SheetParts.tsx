import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import Waypoints from 'lucide-react/icons/waypoints';
import { useState } from 'react';
import type { AssetType } from '@huella/domain/model/asset-type';
import type { SavedObject } from '@huella/domain/calls/objects';
import type { Locale } from '@huella/domain/model/value';
import type { FieldScope } from '@huella/domain/engine/access/field-access';
import { FactSheet } from '../../form/FactSheet';
import { Tabs } from '../../ui/Tabs';
import { useSay } from '../../words/use-say';
import { AssetHistory, historyQuery } from '../events/AssetHistory';
import { assetRecallAddress } from '../recall/recall-address';

export interface SheetPartsProps {
  readonly asset: SavedObject;
  readonly model: AssetType;
  readonly scope: FieldScope;
  readonly locale: Locale;
}

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  borderBottom: `1px solid ${theme.palette.line}`,
}));
const Panel = styled('div')({ minWidth: 0, '&:focus-visible': { outlineOffset: 4 } });

/** The parts of what is known of an asset: the facts as they stand, and how they came about. */
export function SheetParts({ asset, model, scope, locale }: SheetPartsProps) {
  const { say } = useSay('events', 'list');
  const [part, setPart] = useState<'facts' | 'history'>('facts');
  const { data } = useQuery(historyQuery(asset.id));
  return (
    <>
      <Row>
        <Tabs
          id="sheet"
          label={say('events:sections')}
          value={part}
          onChange={setPart}
          tabs={[
            { value: 'facts', label: say('events:sheetTab') },
            { value: 'history', label: say('events:historyTab'), count: data?.entries.length },
          ]}
        />
        {/* The history leads there from what it came from and became. */}
        {part === 'facts' && (
          <Button
            size="small"
            variant="text"
            startIcon={<Waypoints size={16} />}
            href={assetRecallAddress(asset.id)}
          >
            {say('list:wholeTrace')}
          </Button>
        )}
      </Row>
      <Panel id={`sheet-panel-${part}`} role="tabpanel" aria-labelledby={`sheet-tab-${part}`} tabIndex={0}>
        {part === 'facts' ? (
          <FactSheet model={model} scope={scope} locale={locale} values={asset.values} />
        ) : (
          <AssetHistory pk={asset.id} model={model} locale={locale} />
        )}
      </Panel>
    </>
  );
}
