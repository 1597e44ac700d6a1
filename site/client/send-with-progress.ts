/** `share` is 0 to 1. */
export type OnProgress = (share: number) => void;

/**
 * Needed because `fetch` does not tell how much of a form has left; resolves with whatever the server says.
 * @throws TypeError without a connection.
 */
export const sendWithProgress = (
  request: XMLHttpRequest,
  { address, form, headers }: { address: string; form: FormData; headers: Readonly<Record<string, string>> },
  onProgress: OnProgress,
): Promise<Response> =>
  new Promise((resolve, reject) => {
    request.upload.onprogress = (event) => event.lengthComputable && onProgress(event.loaded / event.total);
    request.onload = () => resolve(new Response(request.responseText || null, { status: request.status }));
    request.onerror = () => reject(new TypeError('The file could not be sent.'));
    request.onabort = request.onerror;
    request.open('POST', address);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.send(form);
  });
