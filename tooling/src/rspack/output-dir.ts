/** Folder of `dist` and `dist-server`: the workspace, or the one that publishing builds into. */
export const outputDir = (dir: string): string => process.env.REMOTE_OUTPUT_DIR || dir;
