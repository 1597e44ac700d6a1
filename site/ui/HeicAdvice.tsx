/** What to do with a photo of an iPhone that was not taken; nothing for other files. */
export const HeicAdvice = ({ names }: { names: readonly string[] }) => {
  const heic = names.find((name) => /\.hei[cf]$/i.test(name));
  return heic ? (
    <p className="hint">
      {heic} is in the format of iPhones, HEIC. Choose it on the phone itself, from Photos: it is converted then. Or set
      Settings, Camera, Formats to Most Compatible, and take it again.
    </p>
  ) : null;
};
