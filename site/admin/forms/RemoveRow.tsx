import { Button } from '../../ui/Button.tsx';
/** Takes a row out of a list that is being edited; Undo brings it back. */
export const RemoveRow = ({ label, onRemove }: { label: string; onRemove: () => void }) => (
  <Button variant="quiet" className="btn--icon editrow__remove" icon="trash-2" aria-label={label} onClick={onRemove} />
);
