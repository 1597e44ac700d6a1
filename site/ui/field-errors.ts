interface Checked {
  error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } | undefined;
}

/** The first message of each field, by its path joined with dots; empty if the check passed. */
export const fieldErrors = (checked: Checked): Record<string, string> => {
  const errors: Record<string, string> = {};
  for (const { path, message } of checked.error?.issues ?? []) errors[path.map(String).join('.')] ??= message;
  return errors;
};
