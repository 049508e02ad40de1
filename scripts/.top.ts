import { indexOfLayers } from "../plugins/search/golden/builtIndex";
import fs from "node:fs";
const index = indexOfLayers(JSON.parse(fs.readFileSync("/tmp/q/parts.json","utf8")));
for (const q of process.argv.slice(2)) { console.log("== "+q); for (const m of (()=>{const a=index.first.search(q);return (a.lacks?index.whole.search(q):a).matches;})().slice(0,6)) console.log("  ",m.score.toFixed(1),m.share.toFixed(2),m.section.url.replace("https://docs.sablier.com",""),"|",[...m.matched].slice(0,8).join(",")); }
