import { useMutation } from '@tanstack/react-query';
import type { Call, FileAnswer } from '#contract/calls/call.ts';
import { EXPORT_MAX, type selectionExport } from '#contract/moderation/moderation.ts';
import { sentenceOf } from '../../../client/api-error.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { send } from '../../../client/send.ts';
import { useMay } from '../../../client/useMay.ts';
import { useAlert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { CSV_FAILED } from '../../shell/csv/CsvButton.tsx';
import { saveFile } from '../../shell/csv/save-file.ts';
import { figure, type Picked } from './bulk-parts.ts';

export type SelectionCall = Call<string, undefined, typeof selectionExport, FileAnswer>;

interface ExportSelectionProps {
  call: SelectionCall;
  /** File name without its ending. */
  name: string;
  picked: readonly Picked[];
}

export const ExportSelection = ({ call, name, picked }: ExportSelectionProps) => {
  const platform = usePlatform();
  const say = useAlert();
  const mayExport = useMay(call.may);
  const chosen = picked.slice(0, EXPORT_MAX);
  const save = useMutation({
    mutationFn: () => send(platform, call, { body: { ids: chosen.map(({ id }) => id) } }),
    onSuccess: (file) => saveFile(file, `${name}.csv`),
    onError: (error) => say(sentenceOf(error, CSV_FAILED)),
  });
  if (!mayExport) return null;
  return (
    <Button
      variant="quiet"
      icon="download"
      busy={save.isPending}
      busyLabel="Exporting"
      onClick={() => save.mutate()}
    >{`CSV ${figure(chosen.length)}`}</Button>
  );
};
