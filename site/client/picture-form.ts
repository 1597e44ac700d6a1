export const pictureForm = (image: File, altText?: string): FormData => {
  const form = new FormData();
  form.append('image', image);
  if (altText !== undefined) form.append('altText', altText);
  return form;
};
