import { GridRowCheckbox, useGridApiContext, type GridRowCheckboxProps } from '@mui/x-data-grid';
import type { AssetRow } from '@huella/domain/calls/objects';
import { useSay } from '../words/use-say';

/** The checkbox of a row, by the name of what is in it: who hears twenty of them knows which is which. */
export function RowCheckbox(props: GridRowCheckboxProps) {
  const { say } = useSay('list');
  const api = useGridApiContext();
  const row = api.current.getRow<AssetRow>(props.rowId);
  const htmlInput = {
    ...props.slotProps?.htmlInput,
    ...(row !== null && { 'aria-label': say('list:selectRowOf', { label: row.label }) }),
  };
  return <GridRowCheckbox {...props} slotProps={{ ...props.slotProps, htmlInput }} />;
}
