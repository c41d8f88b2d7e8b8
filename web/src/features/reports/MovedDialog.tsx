import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { MovedAssetView } from '@huella/domain/calls/reports';
import { formatDate } from '@huella/domain/engine/fields/date';
import type { CallInput } from '../../call/call';
import { callQuery } from '../../call/queries';
import { FetchError } from '../../list/FetchError';
import { useOpenAt } from '../../shell/search/use-open-choice';
import { Modal } from '../../ui/Modal';
import { Pagination } from '../../ui/Pagination';
import { RowsTable } from '../../ui/RowsTable';
import { FormSkeleton } from '../../ui/Skeletons';
import { useSay } from '../../words/use-say';
import { assetAddress } from '../assets/asset-address';

/** A figure whose assets are asked for. */
export interface MovedAbout {
  readonly label: string;
  readonly asked: CallInput<'reports.moved'>['body'];
}

export interface MovedDialogProps {
  readonly about: MovedAbout;
  readonly assetType: number;
  readonly onClose: () => void;
}

const sizes = [10, 25, 50] as const;

/** The assets that a figure of what moved counts, the last first; what is still there leads to its page. */
export function MovedDialog({ about, assetType, onClose }: MovedDialogProps) {
  const { say } = useSay('reports');
  const [page, setPage] = useState(0);
  const [pageSize, setSize] = useState<number>(sizes[0]);
  const body = { ...about.asked, offset: page * pageSize, limit: pageSize };
  const { data, error, refetch } = useQuery({
    ...callQuery('reports.moved', { body }),
    placeholderData: keepPreviousData,
  });
  return (
    <Modal
      open
      size="wide"
      title={about.label}
      onClose={onClose}
      actions={
        <Button size="small" onClick={onClose}>
          {say('reports:closeMoved')}
        </Button>
      }
    >
      {error !== null && (
        <FetchError title={say('reports:movedNotFetched')} error={error} onRetry={refetch} />
      )}
      {data === undefined && error === null && <FormSkeleton count={4} />}
      {data !== undefined && (
        <>
          <MovedRows label={about.label} rows={data.rows} assetType={assetType} />
          <Pagination
            label={about.label}
            {...{ page, pageSize, sizes, total: data.total }}
            onPage={setPage}
            onPageSize={(next) => {
              setSize(next);
              setPage(0);
            }}
          />
        </>
      )}
    </Modal>
  );
}

interface MovedRowsProps {
  readonly label: string;
  readonly rows: readonly MovedAssetView[];
  readonly assetType: number;
}

function MovedRows({ label, rows, assetType }: MovedRowsProps) {
  const { say } = useSay('reports');
  const open = useOpenAt();
  const nameOf = ({ pk, label: name, boxId, is }: MovedAssetView) =>
    is === 'transferred' ? (
      name
    ) : (
      <Link
        component="button"
        type="button"
        onClick={() => {
          open({ address: assetAddress(pk), at: { boxId, assetType } });
        }}
      >
        {name}
      </Link>
    );
  const columns = [
    { name: 'asset', label: say('reports:movedAsset') },
    { name: 'day', label: say('reports:movedDay') },
    { name: 'kind', label: say('reports:movedKind') },
    { name: 'box', label: say('reports:byEntity') },
    { name: 'is', label: say('reports:movedIs') },
  ];
  return (
    <RowsTable
      label={label}
      columns={columns}
      rows={rows.map((row) => ({
        key: `${String(row.boxId)} ${String(row.pk)} ${row.day} ${row.column}`,
        cells: [nameOf(row), formatDate(row.day), row.kind ?? '', row.box, say(words[row.is])],
      }))}
    />
  );
}

const words = {
  active: 'reports:isHere',
  deleted: 'reports:isRetired',
  transferred: 'reports:isTransferred',
} as const;
