import { getFileLoaderUtils } from "@docusaurus/utils";
import { expect, it } from "vitest";
import steadyImages from "./steadyImages";

/** A paragraph with a picture, as Docusaurus leaves it for the plugins after its own. */
const pictureLoadedBy = (loader: string) => {
  const request = `${loader}./picture.png`;
  const expression = { type: "Literal", value: request, raw: `"${request}"` };
  const src = {
    type: "mdxJsxAttributeValueExpression",
    value: `require("${request}").default`,
    data: { estree: expression },
  };
  const attributes = [
    { type: "mdxJsxAttribute", name: "alt", value: "A picture" },
    { type: "mdxJsxAttribute", name: "src", value: src },
  ];
  return {
    type: "root",
    children: [{ type: "paragraph", children: [{ type: "mdxJsxTextElement", name: "img", attributes }] }],
  };
};

it("takes the machine's path out of what loads a picture, and nothing else", () => {
  const loader = getFileLoaderUtils(false).loaders.inlineMarkdownImageFileLoader;
  // Nothing would be proven if Docusaurus no longer wrote the path.
  const path = /&fallback=(\/[^!]+)!$/.exec(loader)?.[1];
  expect(path).toContain("/node_modules/file-loader/");

  const tree = pictureLoadedBy(loader);
  steadyImages()(tree);
  expect(tree).toEqual(pictureLoadedBy(loader.replace(String(path), "file-loader")));
});
