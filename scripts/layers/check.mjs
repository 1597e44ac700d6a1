const isWithin = (folder) => (path) => path === folder || path.startsWith(`${folder}/`);

const placeOf = (layers, path) => {
  const places = layers.flatMap((layer) =>
    layer.folders.filter((folder) => isWithin(folder)(path)).map((folder) => ({ layer, folder })),
  );
  return places.sort((a, b) => b.folder.length - a.folder.length)[0] ?? null;
};

const problemOf = (layers, { from, file, package: name }) => {
  const place = placeOf(layers, from);
  if (!place) return `${from} belongs to no layer of scripts/layers/allowed-imports.mjs.`;
  const { layer, folder } = place;
  if (name !== undefined) return layer.packages.test(name) ? null : `${from} may not import the package ${name}.`;
  if (isWithin(folder)(file) || layer.may.some((allowed) => isWithin(allowed)(file))) return null;
  return `${from} may not import ${file}: the plan does not allow it for ${folder}.`;
};

const circlesIn = (graph) => {
  const state = new Map();
  const circles = [];
  const visit = (node, path) => {
    if (state.get(node) === 'done') return;
    if (state.get(node) === 'open') return void circles.push([...path.slice(path.indexOf(node)), node]);
    state.set(node, 'open');
    for (const next of graph.get(node) ?? []) visit(next, [...path, node]);
    state.set(node, 'done');
  };
  for (const node of graph.keys()) visit(node, []);
  return circles;
};

const graphOf = (edges) => {
  const graph = new Map();
  for (const [from, to] of edges) if (from !== to) graph.set(from, (graph.get(from) ?? new Set()).add(to));
  return graph;
};

export const checkLayers = (layers, imports) => {
  const files = imports.filter(({ file }) => file !== undefined);
  const folders = files.flatMap(({ from, file }) => {
    const [a, b] = [placeOf(layers, from), placeOf(layers, file)];
    return a && a.layer === b?.layer && a.layer.circles === false ? [[a.folder, b.folder]] : [];
  });
  return [
    ...imports.flatMap((one) => problemOf(layers, one) ?? []),
    ...circlesIn(graphOf(files.map(({ from, file }) => [from, file]))).map(
      (circle) => `Files in a circle: ${circle.join(' > ')}.`,
    ),
    ...circlesIn(graphOf(folders)).map((circle) => `Folders in a circle: ${circle.join(' > ')}.`),
  ];
};
