import { useMutation } from '@tanstack/react-query';
import { EXPORT_MAX } from '#contract/moderation/moderation.ts';
import { sentenceOf } from '../../client/api-error.ts';
import { type BulkCall, exportChosen } from '../../client/bulk.ts';
import { usePlatform } from '../../client/PlatformContext.tsx';
import { useAlert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Download } from '../../ui/icons/Download.tsx';
import { CSV_FAILED } from '../csv/CsvButton.tsx';
import { saveFile } from '../csv/save-file.ts';
import { useMayExport } from '../csv/useMayExport.ts';
import { figure, type Picked } from './bulk-parts.ts';

interface ExportSelectionProps {
  path: BulkCall['path'];
  picked: readonly Picked[];
}

/** Saves what is selected as CSV, for whoever may. */
export const ExportSelection = ({ path, picked }: ExportSelectionProps) => {
  const platform = usePlatform();
  const say = useAlert();
  const mayExport = useMayExport();
  const chosen = picked.slice(0, EXPORT_MAX);
  const save = useMutation({
    mutationFn: () =>
      exportChosen(
        platform,
        path,
        chosen.map(({ id }) => id),
      ),
    onSuccess: (file) =>
      saveFile(file, path === '/testimonials' ? 'testimonials-selected.csv' : 'donations-selected.csv'),
    onError: (error) => say(sentenceOf(error, CSV_FAILED)),
  });
  if (!mayExport) return null;
  return (
    <Button variant="quiet" icon={Download} busy={save.isPending} busyLabel="Exporting" onClick={() => save.mutate()}>
      CSV {figure(chosen.length)}
    </Button>
  );
};
