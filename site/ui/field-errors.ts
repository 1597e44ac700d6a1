interface Checked {
  error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } | undefined;
}

/** The first sentence for each field of a failed check, by its path joined with dots; nothing for one that passed. */
export const fieldErrors = (checked: Checked): Record<string, string> => {
  const errors: Record<string, string> = {};
  for (const { path, message } of checked.error?.issues ?? []) errors[path.map(String).join('.')] ??= message;
  return errors;
};
