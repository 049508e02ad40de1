import { describe, expect, it } from "vitest";
import type { PropSidebarItem } from "@docusaurus/plugin-content-docs";
import loader from "./data-loader";
import { addData } from "./pageManifests";
import { manifestOf } from "./src/manifest";
import { readRegistry } from "./src/registry";
import { branchOf, chunkNamesOf, nodesOf, readRoutes } from "./src/routeBranch";
import { isPruned, merged, pruned } from "./src/sidebar";

const routes = readRoutes(`import React from 'react';
export default [
  { path: '/blog', component: ComponentCreator('/blog', 'a1'), exact: true },
  { path: '/', component: ComponentCreator('/', 'b2'), exact: true },
  { path: '/', component: ComponentCreator('/', 'c3'), routes: [
    { path: '/guides', component: ComponentCreator('/guides', 'd4'), exact: true, sidebar: "guides" },
    { path: '/guides/fees', component: ComponentCreator('/guides/fees', 'e5'), exact: true, sidebar: "guides" },
  ] },
  { path: '*', component: ComponentCreator('*') },
];`);

describe("the routes of a page", () => {
  it("run from the layout to the page, with their places and attributes", () => {
    expect(branchOf(routes, "/guides/fees")).toEqual({
      order: 2,
      path: "/",
      key: "/-c3",
      routes: [{ order: 1, path: "/guides/fees", key: "/guides/fees-e5", exact: true, sidebar: "guides" }],
    });
  });

  it("tell the home page from the layout at the same path", () => {
    expect(nodesOf(branchOf(routes, "/")).map(({ key }) => key)).toEqual(["/-b2"]);
  });

  it("are none for an address that is no page", () => {
    expect(branchOf(routes, "/guides/missing")).toBeUndefined();
  });

  it("give the names of all chunks", () => {
    const names = {
      "/-c3": { __comp: "layout", items: [{ content: "x" }, { content: "y" }] },
      "/guides-d4": "page",
    };
    expect(chunkNamesOf(routes, names, "/guides")).toEqual(["layout", "x", "y", "page"]);
  });
});

describe("readRegistry", () => {
  const chunk = (modules: string) => `"use strict";(self.chunks=self.chunks||[]).push([["7"],{${modules}}]);`;
  const registry = `12(e,t,s){s.r(t),s.d(t,{default:()=>c});let c={
    a:[()=>s.e("8").then(s.bind(s,41)),"@site/a.mdx",41],
    b:[()=>Promise.all([s.e("8"),s.e("9")]).then(s.t.bind(s,42,19)),"@generated/b.json",42],
    c:[()=>Promise.resolve().then(s.bind(s,43)),"@theme/C",43]}}`;

  it("finds module and chunks of every name", () => {
    expect(Object.fromEntries(readRegistry(chunk(registry)))).toEqual({
      a: [41, ["8"]],
      b: [42, ["8", "9"]],
      c: [43, []],
    });
  });

  it("refuses a chunk that holds more than the registry", () => {
    expect(() => readRegistry(chunk(`${registry},13(){}`))).toThrow("holds 2 modules");
  });
});

describe("a sidebar", () => {
  const link = (href: string): PropSidebarItem => ({ type: "link", label: href, href });
  const category = (label: string, items: PropSidebarItem[]): PropSidebarItem => ({
    type: "category",
    label,
    items,
    collapsed: true,
    collapsible: true,
  });
  const whole = [
    link("/a"),
    category("B", [link("/b/1"), link("/b/2")]),
    category("C", [link("/c/1"), link("/c/2")]),
  ];

  it("keeps what is open on a page and a link for what is closed", () => {
    const [, b, c] = pruned(whole, "/b/2");
    expect(b).toEqual(whole[1]);
    expect(c).toMatchObject({ label: "C", pruned: true, items: [{ href: "/c/1" }] });
  });

  it("does not grow with what is closed", () => {
    const long = category(
      "C",
      Array.from({ length: 1000 }, (_, index) => link(`/c/${index}`)),
    );
    expect(JSON.stringify(pruned([link("/a"), long], "/a")).length).toBeLessThan(250);
  });

  it("becomes whole again by what other pages show", () => {
    const both = merged(pruned(whole, "/b/1"), pruned(whole, "/c/1"));
    expect(both).toEqual(whole);
    expect(isPruned(both)).toBe(false);
    expect(isPruned(pruned(whole, "/a"))).toBe(true);
    expect(merged(whole, pruned(whole, "/a"))).toEqual(whole);
  });
});

it("puts data at the end of a page, where no text of theirs can end the script", () => {
  expect(addData("<body><p>x</body>", "d", { a: "</script>" })).toBe(
    '<body><p>x<script type="application/json" id="d">{"a":"\\u003c/script>"}</script></body>',
  );
});

it("knows the file of a route's manifest", () => {
  expect(manifestOf("/m", "/")).toBe("/m/index.json");
  expect(manifestOf("/m", "/guides/fees")).toBe("/m/guides/fees.json");
});

it("empties the lists of all docs and sidebars in generated data, and nothing else", () => {
  const data = { path: "/", versions: [{ name: "current", docs: [{ id: "a" }] }] };
  expect(JSON.parse(loader(JSON.stringify(data)))).toEqual({
    path: "/",
    versions: [{ name: "current", docs: [] }],
  });
  const version = { version: { label: "Next", docsSidebars: { a: [1] }, docs: { a: {} } } };
  expect(JSON.parse(loader(JSON.stringify(version)))).toEqual({
    version: { label: "Next", docsSidebars: {}, docs: {} },
  });
});
