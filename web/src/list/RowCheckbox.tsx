import { GridRowCheckbox, useGridApiContext, type GridRowCheckboxProps } from '@mui/x-data-grid';
import { useSay } from '../words/use-say';

/** The checkbox of a row, by the name of what is in it: who hears twenty of them knows which is which. */
export function RowCheckbox(props: GridRowCheckboxProps) {
  const { say } = useSay('list');
  const api = useGridApiContext();
  const row = api.current.getRow<{ readonly label?: string; readonly name?: string }>(props.rowId);
  const htmlInput = {
    ...props.slotProps?.htmlInput,
    ...(row !== null && { 'aria-label': say('list:selectRowOf', { label: row.label ?? row.name ?? '' }) }),
  };
  return <GridRowCheckbox {...props} slotProps={{ ...props.slotProps, htmlInput }} />;
}
